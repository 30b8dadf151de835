import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import type { RoomConnection } from '@standby/live-room/domain/live-protocol/connection';

interface NoRoomText {
  readonly title: string;
  readonly text: string;
}

const ENDED: Partial<Record<ByeReason, NoRoomText>> = {
  'signed-out': {
    title: 'Sign in to open this room',
    text: 'Acts that are not saved yet stay in this browser and are sent when you are back.',
  },
  'not-found': {
    title: 'This room is not open to you',
    text: 'It was removed, belongs to another organization, or your role has changed.',
  },
  'link-ended': {
    title: 'This link no longer works',
    text: 'Its time is over, or it was revoked. Ask stage management for a new one.',
  },
};

const CONNECTING: NoRoomText = {
  title: 'Connecting to the room',
  text: 'The clock appears as soon as the server has sent the time.',
};

const UNREACHABLE: NoRoomText = {
  title: 'The server cannot be reached',
  text: 'This screen keeps trying automatically. If this lasts, check the network of this device.',
};

/** Returns the text of a window that has no room to show. */
export function noRoomText({ phase, ended }: Pick<RoomConnection, 'phase' | 'ended'>): NoRoomText {
  if (ended) return ENDED[ended] ?? UNREACHABLE;
  return phase === 'away' ? UNREACHABLE : CONNECTING;
}
