import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventFormSchema, emptyEventForm } from './event-form';
import { editShow, newShow } from './show';

const content = v.parse(eventFormSchema, {
  ...emptyEventForm,
  title: 'Hamlet',
  venue: 'Old Mill',
  startDate: '2025-03-08',
});
const at = '2025-01-15T19:30:00.000Z';
const later = '2025-01-16T09:00:00.000Z';
const show = newShow(content, { id: 'k7', at });

it('begins in rehearsal, without cues and cast, with the room’s three timers', () => {
  expect(show).toMatchObject({
    ...content,
    id: 'k7',
    status: 'In Rehearsal',
    timers: 3,
    cues: 0,
    cast: 0,
    createdAt: at,
    lastUpdated: at,
    lastUsed: at,
  });
});

describe('an edit', () => {
  it('replaces the named fields and also counts as a use', () => {
    expect(editShow(show, { title: 'Hamlet, revived', status: 'Active' }, later)).toEqual({
      ...show,
      title: 'Hamlet, revived',
      status: 'Active',
      lastUpdated: later,
      lastUsed: later,
    });
  });

  it('counts as a use, not an update, if it changes nothing', () => {
    expect(editShow(show, {}, later)).toEqual({ ...show, lastUsed: later });
  });
});
