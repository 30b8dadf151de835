import type * as log from '@standby/room-engine/log/event-log';
import { createEventLog } from '@standby/room-engine/log/event-log';
import { sampleRoom } from '../state/room-state';
import type { ShowRoom } from './event';
import { showRules } from './show-rules';

export type Checkpoint = log.Checkpoint<ShowRoom>;
export type ReplayStep = log.ReplayStep<ShowRoom>;
export type EventLog = log.EventLog<ShowRoom>;

/** Returns the checkpoint from which every room starts. */
export function initialCheckpoint(showId: string): Checkpoint {
  const state = sampleRoom(showId);
  return { position: 0, digest: '', sequences: new Map(), state, lines: [], opaque: [] };
}

/** Returns the log of a room without events. */
export const initialLog = (showId: string): EventLog =>
  createEventLog(showRules, initialCheckpoint(showId));
