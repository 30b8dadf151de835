import { useCallback, useMemo } from 'react';
import { useClock } from '@standby/shared-ui';
import type { Person } from '../../domain/person';
import { conflictsOf } from '../../domain/schedule/conflicts';
import { byTime, type Entry } from '../../domain/schedule/entry';
import {
  conflictElsewhereShort,
  conflictElsewhereText,
  conflictsElsewhere,
  type EntryElsewhere,
} from '../../domain/schedule/elsewhere';
import { addDays, dateOf, DAYS_PER_WEEK, weekStart } from '../../domain/schedule/wall';
import { overLimits } from '../../domain/schedule/work-limits';
import {
  callText,
  conflictShort,
  conflictText,
  overLimitShort,
  overLimitText,
} from '../../domain/schedule/words';
import type { Timezone } from '../../domain/timezone';
import type { EntryWords } from './Grid/EntryBlock';

interface ConflictsOptions {
  readonly entries: readonly Entry[];
  readonly dates: readonly string[];
  readonly people: readonly Person[];
  readonly timezone: Timezone;
  /** Entries of other shows. */
  readonly elsewhere: readonly EntryElsewhere[];
  /** Enabled rules. */
  readonly rules: ReadonlySet<string>;
}

/** Largest number of names on an entry. */
const NAMES_MAX = 4;

const NONE: EntryWords = { call: '', conflicts: [] };

/** Returns the warnings beside the entries of some dates, by the enabled rules. */
export function useConflicts(options: ConflictsOptions) {
  const { entries, dates, people, timezone, elsewhere, rules } = options;
  const clock = useClock();
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const company = useMemo(() => people.map(({ id }) => id), [people]);
  const near = useMemo(() => {
    // Weekly hours need whole weeks, and the rest needs the nights before and after.
    const first = addDays(weekStart(dates[0] ?? '1970-01-01'), -1);
    const last = addDays(weekStart(dates.at(-1) ?? '1970-01-01'), DAYS_PER_WEEK);
    return entries.filter(({ startAt, endAt }) => {
      return dateOf(startAt) <= last && dateOf(endAt) >= first;
    });
  }, [entries, dates]);
  const conflicts = useMemo(
    () => conflictsOf(near, { timezone, company, rules }),
    [near, timezone, company, rules],
  );
  const withOthers = useMemo(() => {
    const found = conflictsElsewhere(near, elsewhere, { timezone, rules });
    const said = [...found].map(([id, ofEntry]) => {
      const words = ofEntry.map((conflict) => ({
        short: conflictElsewhereShort(conflict),
        text: conflictElsewhereText(conflict, byId, timezone, clock),
      }));
      return [id, words] as const;
    });
    return new Map(said);
  }, [near, elsewhere, timezone, rules, byId, clock]);

  const limits = useMemo(() => {
    const found = overLimits(near, { timezone, company, rules });
    const said = [...found].map(([id, ofEntry]) => {
      const words = ofEntry.map((limit) => ({
        short: overLimitShort(limit),
        text: overLimitText(limit, byId),
      }));
      return [id, words] as const;
    });
    return new Map(said);
  }, [near, timezone, company, rules, byId]);

  const words = useMemo(() => {
    const said = near.map((entry) => {
      const ofEntry = conflicts.get(entry.id)?.map((conflict) => {
        return { short: conflictShort(conflict), text: conflictText(conflict, byId, clock) };
      });
      const all = [
        ...(ofEntry ?? []),
        ...(withOthers.get(entry.id) ?? []),
        ...(limits.get(entry.id) ?? []),
      ];
      return [entry.id, { call: callText(entry, byId, NAMES_MAX), conflicts: all }] as const;
    });
    return new Map<string, EntryWords>(said);
  }, [near, conflicts, withOthers, limits, byId, clock]);
  const wordsOf = useCallback((entry: Entry): EntryWords => words.get(entry.id) ?? NONE, [words]);

  /** Every conflict once, with its earlier entry. */
  const all = useMemo(() => {
    const shown = entries.filter(({ id, startAt }) => {
      const isIn = conflicts.has(id) || withOthers.has(id) || limits.has(id);
      return isIn && dates.includes(dateOf(startAt));
    });
    return shown.toSorted(byTime).flatMap((entry) => {
      const ofShow = (conflicts.get(entry.id) ?? [])
        .filter(({ other }) => byTime(entry, other) <= 0)
        .map((conflict) => conflictText(conflict, byId, clock));
      const others = [...(withOthers.get(entry.id) ?? []), ...(limits.get(entry.id) ?? [])];
      return [...ofShow, ...others.map(({ text }) => text)].map((text) => ({ entry, text }));
    });
  }, [entries, dates, conflicts, withOthers, limits, byId, clock]);

  return { wordsOf, all };
}
