import { byMode } from '@standby/contracts';
import type { Person } from '../domain/person';
import { entriesElsewhere, type EntryElsewhere } from '../domain/schedule/elsewhere';
import { dateOf } from '../domain/schedule/wall';
import { peopleOf } from './people';
import { scheduleOf } from './schedule';
import { shows } from './shows';

interface Elsewhere {
  readonly showId: string;
  readonly company: readonly Person[];
  /** Date of the first day; everything that touches the days is read. */
  readonly from: string;
  readonly to: string;
}

/**
 * Reads the plans of the organization’s other shows on some days. Rejects if the server does not
 * answer.
 */
export type ReadElsewhere = (wanted: Elsewhere) => Promise<readonly EntryElsewhere[]>;

export const readElsewhere = byMode<ReadElsewhere>(
  async ({ showId, company, from, to }) => {
    const others = (await shows.list()).filter(({ id }) => id !== showId);
    const read = others.map(async (show) => {
      const entries = await scheduleOf(show.id).list();
      const near = entries.filter((entry) => dateOf(entry.startAt) <= to && entry.endAt >= from);
      return { show, entries: near, people: near.length > 0 ? await peopleOf(show.id).list() : [] };
    });
    return entriesElsewhere(company, await Promise.all(read));
  },
  async ({ showId, from, to }) => {
    const { readServerElsewhere } = await import('./server-schedule');
    return readServerElsewhere(showId, from, to);
  },
);
