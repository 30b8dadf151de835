import type * as ports from '@standby/room-engine/authority/ports';
import type * as stored from '@standby/room-engine/authority/room-copy';
import type { ShowRoom } from '../domain/event-log/event';

export interface RoomKey {
  readonly organizationId: string;
  readonly showId: string;
}

export type RoomCopy = stored.RoomCopy<ShowRoom>;
export type Append = ports.Append<ShowRoom>;
export type RoomTransaction = ports.RoomTransaction<ShowRoom>;
export type RoomRepository = ports.RoomRepository<ShowRoom>;
