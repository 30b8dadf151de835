import * as v from 'valibot';
import { NOW } from '@standby/testing/now';
import { eventFormSchema, emptyEventForm } from '../domain/event-form';
import { newShow, type Show } from '../domain/show';

/** Returns a show in which only the given fields matter. */
export function makeShow(id: string, change: Partial<Show> = {}): Show {
  const content = v.parse(eventFormSchema, {
    ...emptyEventForm,
    title: `Show ${id}`,
    venue: 'Old Mill',
    startDate: '2025-03-08',
  });
  return { ...newShow(content, { id, at: NOW }), ...change };
}
