import { fieldErrors } from '@standby/forms/validation';
import { namedZones, SHOWS_KEY, readShowTitle, sampleShows as directory } from '@standby/contracts';
import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { type FakeBrowser, createFakeBrowser } from '@standby/testing/fake-browser';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventFormSchema, emptyEventForm, formOfShow } from '../domain/event-form';
import { type Show, type ShowContent, showSchema, showStatuses } from '../domain/show';
import { showSorts } from '../domain/show-sorts';
import { sampleShows } from './sample-shows';
import { type Shows, createShows } from './shows';

const atOnce = async (): Promise<void> => undefined;

const makeContent = (number: number): ShowContent =>
  v.parse(eventFormSchema, {
    ...emptyEventForm,
    title: `Macbeth ${number}`,
    venue: 'Old Mill',
    startDate: '2025-03-08',
    maxCastMembers: String(number),
  });

describeItemContract<Show, ShowContent>('the shows of this browser', {
  makeItem: makeContent,
  open: () => ({
    collection: createShows({ ...createFakeBrowser().openWindow(), beforeCreate: atOnce }, []),
  }),
});

describe('the samples', () => {
  it('are shows that the form accepts and the storage takes', () => {
    for (const show of sampleShows) {
      expect(v.parse(showSchema, JSON.parse(JSON.stringify(show)))).toEqual(show);
      expect(fieldErrors(eventFormSchema, formOfShow(show))).toEqual({});
      expect(encodeURIComponent(show.id)).toBe(show.id);
    }
  });

  it('have every status, every timezone and the edges', () => {
    expect(new Set(sampleShows.map(({ status }) => status))).toEqual(new Set(showStatuses));
    expect(new Set(sampleShows.map(({ timezone }) => timezone))).toEqual(
      new Set(Object.keys(namedZones)),
    );
    expect(sampleShows.some(({ cast }) => cast === 0)).toBe(true);
    expect(sampleShows.some(({ endDate }) => endDate === '')).toBe(true);
    expect(Math.max(...sampleShows.map(({ title }) => title.length))).toBeGreaterThan(90);
  });
});

describe('in this browser', () => {
  let browser: FakeBrowser;
  let shows: Shows;

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-01-15T19:30:00Z') });
    browser = createFakeBrowser();
    shows = createShows(browser.openWindow());
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  async function create(content: ShowContent): Promise<Show> {
    const creation = shows.create(content);
    await vi.advanceTimersByTimeAsync(1000);
    return creation;
  }

  const stored = (): string | null => browser.stored.get(SHOWS_KEY) ?? null;

  it('creating a show takes a second', async () => {
    const creation = shows.create(makeContent(1));

    await vi.advanceTimersByTimeAsync(999);
    expect(await shows.list()).toHaveLength(sampleShows.length);
    await vi.advanceTimersByTimeAsync(1);
    expect((await shows.list())[0]).toEqual(await creation);
  });

  it('a new show counts as last used', async () => {
    const { id } = await create(makeContent(1));

    const sorted = (await shows.list()).toSorted(showSorts[0].compare);
    expect(sorted[0]?.id).toBe(id);
  });

  it('the live room finds the title of every show', async () => {
    for (const { id, title } of directory) expect(readShowTitle(stored(), id)).toBe(title);

    const { id } = await create(makeContent(1));
    await shows.update('hamlet', { title: 'Hamlet, revived' });
    await shows.remove('oedipus');

    expect(readShowTitle(stored(), id)).toBe('Macbeth 1');
    expect(readShowTitle(stored(), 'hamlet')).toBe('Hamlet, revived');
    expect(readShowTitle(stored(), 'dolls-house')).toBe("A Doll's House");
    expect(readShowTitle(stored(), 'oedipus')).toBeUndefined();
  });
});
