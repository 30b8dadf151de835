import { useClock } from '@standby/shared-ui';
import { useRoomZone } from '@standby/room-parts/room-zone';
import { isShallowEqual, useRoomSelector } from '@standby/room-parts/room-context';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { type ConnectionText, connectionText } from './connection-text';

function selectConnection({ connection }: RoomSnapshot) {
  if (!connection) throw new Error('Sample mode has no connection.');
  const { phase, sinceMs, unsent, isSending } = connection;
  return { phase, sinceMs, unsent, isSending };
}

interface ConnectionTextState extends ConnectionText {
  readonly isConnecting: boolean;
  /** Number of this window’s acts that the server has not stored. */
  readonly unsent: number;
}

export function useConnectionText(): ConnectionTextState {
  const connection = useRoomSelector(selectConnection, isShallowEqual);
  const { phase, unsent } = connection;
  const text = connectionText(connection, useClock(), useRoomZone());
  return { ...text, isConnecting: phase === 'connecting', unsent };
}
