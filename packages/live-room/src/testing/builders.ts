import {
  appendEvents,
  createEventLog,
  endOf,
  linesOf,
  nextEvent,
  stateOf,
  initialLog,
} from '@standby/room-engine/log/event-log';
import { createReplica } from '@standby/room-engine/client/replica';
import type { Replica } from '../client/ports/room-store';
import type { Act, RoomEvent } from '../domain/event-log/event';
import type { EventLog } from '../domain/event-log/event-log';
import type { RoomState, Timer } from '../domain/state/room-schema';
import { sampleRoom } from '../domain/state/room-state';
import { showRules } from '../domain/event-log/show-rules';

/** Half past seven in the evening, in winter. */
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

export function emptyLog(): EventLog {
  return initialLog(showRules, 'hamlet');
}

interface BuiltEventLog {
  readonly log: EventLog;
  readonly events: readonly RoomEvent[];
}

/** Builds a log from acts of one controller. Each act has its ms after `CURTAIN_MS`. */
export function buildEventLog(
  acts: readonly (readonly [afterMs: number, act: Act])[],
  start: EventLog = emptyLog(),
  by = 'desk',
): BuiltEventLog {
  let log = start;
  const events: RoomEvent[] = [];
  for (const [afterMs, act] of acts) {
    const event = nextEvent(log, { by, role: 'controller' }, act, CURTAIN_MS + afterMs);
    events.push(event);
    log = appendEvents(log, [event]);
  }
  return { log, events };
}

/** Builds the replica of a window that did these acts and has no connection. */
export function buildReplica(acts: Parameters<typeof buildEventLog>[0]): Replica {
  return createReplica(emptyLog(), buildEventLog(acts).events);
}

/** Returns the log with all its events in the checkpoint. */
export function compactedWhole(log: EventLog): EventLog {
  return createEventLog(showRules, {
    ...endOf(log),
    sequences: log.sequences,
    state: stateOf(log),
    lines: linesOf(log),
    opaque: [],
  });
}
