import { useEffect, useState } from 'react';
import type { ReadElsewhere } from '../../data/elsewhere';
import type { Person } from '../../domain/person';
import type { EntryElsewhere } from '../../domain/schedule/elsewhere';
import { addDays } from '../../domain/schedule/wall';

const NONE: readonly EntryElsewhere[] = [];

interface ElsewhereOptions {
  readonly showId: string;
  readonly dates: readonly string[];
  readonly people: readonly Person[];
  readonly readElsewhere: ReadElsewhere;
}

/**
 * Returns the entries of other shows around the visible days, read again when the page becomes
 * visible again.
 */
export function useElsewhere(options: ElsewhereOptions): readonly EntryElsewhere[] {
  const { showId, dates, people: company, readElsewhere } = options;
  const [entries, setEntries] = useState(NONE);
  // The range includes a day before and after for the night's rest.
  const from = addDays(dates[0] ?? '1970-01-01', -1);
  const to = addDays(dates.at(-1) ?? '1970-01-01', 1);

  useEffect(() => {
    let isOver = false;
    async function read(): Promise<void> {
      if (document.hidden) return;
      // If the request fails, the schedule shows only the conflicts of this show.
      const found = await readElsewhere({ showId, company, from, to }).catch(() => undefined);
      if (!isOver && found) setEntries(found);
    }
    const handleChange = (): void => void read();
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [showId, company, from, to, readElsewhere]);

  return entries;
}
