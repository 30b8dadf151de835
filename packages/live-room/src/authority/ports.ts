import type * as ports from '@standby/room-engine/authority/ports';
import type * as authority from '@standby/room-engine/authority/room-authority';
import type * as options from '@standby/room-engine/authority/room-authority-options';
import type * as processes from '@standby/room-engine/authority/peer-processes';
import type * as members from '@standby/room-engine/authority/roster';
import type { ShowRoom } from '../domain/event-log/event';

export interface RoomKey {
  readonly organizationId: string;
  readonly showId: string;
}

export type Append = ports.Append<ShowRoom>;
export type RoomTransaction = ports.RoomTransaction<ShowRoom>;
export type RoomRepository = ports.RoomRepository<ShowRoom>;
export type LiveRoom = authority.RoomAuthority<ShowRoom>;
export type LiveRoomOptions = options.RoomAuthorityOptions<ShowRoom>;
export type Member = members.Member<ShowRoom>;
export type MemberConnection = members.MemberConnection<ShowRoom>;
export type PeerProcesses = processes.PeerProcesses<ShowRoom>;
export type PresentWindow = processes.PresentWindow<ShowRoom>;
