import { useClock } from '@standby/shared-ui';
import { isShallowEqual, useRoomSelector } from '../../../components/room-context/room-context';
import { useDelayedTrue } from '../../../components/useDelayedTrue';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/timer/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { type ConnectionText, connectionText } from './connection-text';

/** An exchange with the server that takes less than this is not worth a word. */
const SLOW_MS = MILLIS_PER_SECOND;

function selectConnection({ connection }: RoomSnapshot) {
  if (!connection) throw new Error('Sample mode has no connection.');
  const { phase, sinceMs, unsent, isBehind } = connection;
  return { phase, sinceMs, unsent, isBehind };
}

interface ConnectionTextState extends ConnectionText {
  readonly isConnecting: boolean;
  /** Acts of this window that the server has not stored. */
  readonly unsent: number;
}

export function useConnectionText(): ConnectionTextState {
  const connection = useRoomSelector(selectConnection, isShallowEqual);
  const { phase, unsent, isBehind } = connection;
  const isSlow = useDelayedTrue(unsent > 0 || isBehind, SLOW_MS);
  const text = connectionText(connection, isSlow, useClock());
  return { ...text, isConnecting: phase === 'connecting', unsent };
}
