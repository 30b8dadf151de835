import type { Act, Entry } from '../entry';
import { firstBase, type Journal, merge, nextEntry, openJournal } from '../journal';
import { type RoomState, sampleRoom, type Timer } from '../room-state';

/** Half past seven, an evening in winter. */
export const CURTAIN_MS = Date.UTC(2025, 0, 15, 19, 30);

export function buildTimer(overrides: Partial<Timer> = {}): Timer {
  return {
    id: 'timer-1',
    name: 'Timer 1',
    durationMs: 600_000,
    adjustedMs: 0,
    warningMs: 60_000,
    run: { phase: 'idle' },
    ...overrides,
  };
}

export function runningTimer(overrides: Partial<Timer> = {}): Timer {
  const run = { phase: 'running', startedAtMs: CURTAIN_MS, elapsedBeforeMs: 0 } as const;
  return buildTimer({ run, ...overrides });
}

export function buildState(overrides: Partial<RoomState> = {}): RoomState {
  return { ...sampleRoom('hamlet'), ...overrides };
}

export function emptyJournal(): Journal {
  return openJournal(firstBase('hamlet'));
}

export interface Written {
  readonly journal: Journal;
  readonly entries: readonly Entry[];
}

/** Acts of one controller, each with the ms after `CURTAIN_MS` at which it was done. */
export function write(
  acts: readonly (readonly [afterMs: number, act: Act])[],
  start: Journal = emptyJournal(),
  by = 'desk',
): Written {
  let journal = start;
  const entries: Entry[] = [];
  for (const [afterMs, act] of acts) {
    const entry = nextEntry(journal, { by, role: 'controller' }, act, CURTAIN_MS + afterMs);
    entries.push(entry);
    journal = merge(journal, [entry]);
  }
  return { journal, entries };
}
