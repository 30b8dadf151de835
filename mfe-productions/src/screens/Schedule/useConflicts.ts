import { useCallback, useMemo, useState } from 'react';
import { useClock } from '@standby/shared-ui';
import { openBrowserStorage } from '@standby/storage';
import type { Person } from '../../domain/person';
import { conflictsOf, scheduleRules, type ScheduleRule } from '../../domain/schedule/conflicts';
import { byTime, type Entry } from '../../domain/schedule/entry';
import {
  conflictElsewhereShort,
  conflictElsewhereText,
  conflictsElsewhere,
  type EntryElsewhere,
} from '../../domain/schedule/elsewhere';
import { addDays, dateOf } from '../../domain/schedule/wall';
import { callText, conflictShort, conflictText } from '../../domain/schedule/words';
import type { Timezone } from '../../domain/timezone';
import type { EntryWords } from './Grid/EntryBlock';

/** Which rules are off, in this browser. */
const STORAGE_KEY = 'standby:schedule-rules-off';

function readRules(): ReadonlySet<ScheduleRule> {
  const off = (openBrowserStorage().read(STORAGE_KEY) ?? '').split(' ');
  return new Set(scheduleRules.filter((rule) => !off.includes(rule)));
}

interface ConflictsOptions {
  readonly entries: readonly Entry[];
  readonly dates: readonly string[];
  readonly people: readonly Person[];
  readonly timezone: Timezone;
  /** What other shows plan. */
  readonly elsewhere: readonly EntryElsewhere[];
}

/** How many names an entry says. */
const NAMES_MAX = 4;

const NONE: EntryWords = { call: '', conflicts: [] };

/** What is said beside the entries of some dates, by the rules that are on. */
export function useConflicts(options: ConflictsOptions) {
  const { entries, dates, people, timezone, elsewhere } = options;
  const clock = useClock();
  const [rules, setRules] = useState(readRules);
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const company = useMemo(() => people.map(({ id }) => id), [people]);
  const near = useMemo(() => {
    // The nights before and after have a part in the rest.
    const first = addDays(dates[0] ?? '1970-01-01', -1);
    const last = addDays(dates.at(-1) ?? '1970-01-01', 1);
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

  const words = useMemo(() => {
    const said = near.map((entry) => {
      const ofEntry = conflicts.get(entry.id)?.map((conflict) => {
        return { short: conflictShort(conflict), text: conflictText(conflict, byId, clock) };
      });
      const all = [...(ofEntry ?? []), ...(withOthers.get(entry.id) ?? [])];
      return [entry.id, { call: callText(entry, byId, NAMES_MAX), conflicts: all }] as const;
    });
    return new Map<string, EntryWords>(said);
  }, [near, conflicts, withOthers, byId, clock]);
  const wordsOf = useCallback((entry: Entry): EntryWords => words.get(entry.id) ?? NONE, [words]);

  const choose = useCallback((chosen: readonly string[]): void => {
    setRules(new Set(scheduleRules.filter((rule) => chosen.includes(rule))));
    const off = scheduleRules.filter((rule) => !chosen.includes(rule));
    // Where storage is blocked the choice lasts until the page is closed.
    openBrowserStorage().write(STORAGE_KEY, off.join(' '));
  }, []);

  /** Each of them once, with the earlier entry. */
  const all = useMemo(() => {
    const shown = entries.filter(({ id, startAt }) => {
      const isIn = conflicts.has(id) || withOthers.has(id);
      return isIn && dates.includes(dateOf(startAt));
    });
    return shown.toSorted(byTime).flatMap((entry) => {
      const ofShow = (conflicts.get(entry.id) ?? [])
        .filter(({ other }) => byTime(entry, other) <= 0)
        .map((conflict) => conflictText(conflict, byId, clock));
      const ofOthers = (withOthers.get(entry.id) ?? []).map(({ text }) => text);
      return ofShow.concat(ofOthers).map((text) => ({ entry, text }));
    });
  }, [entries, dates, conflicts, withOthers, byId, clock]);

  return { wordsOf, all, rules: [...rules], choose };
}
