import type * as log from '@standby/room-engine/log/event-log';
import type { ShowRoom } from './event';

export type ReplayStep = log.ReplayStep<ShowRoom>;
export type EventLog = log.EventLog<ShowRoom>;
