import type * as stored from '@standby/room-engine/client/event-store';
import type * as kept from '@standby/room-engine/client/window-storage';
import type { ShowRoom } from '../../domain/event-log/event';

export type EventStore = stored.EventStore<ShowRoom>;
export type Replica = kept.Replica<ShowRoom>;
export type RoomStore = kept.RoomStore<ShowRoom>;
