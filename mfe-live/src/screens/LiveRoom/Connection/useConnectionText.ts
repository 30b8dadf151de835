import { useDelayedTrue } from '../../../components/useDelayedTrue';
import type { RoomConnection } from '../../../domain/live-protocol/connection';
import { MILLIS_PER_SECOND } from '../../../domain/timer/time';
import { type ConnectionText, connectionText } from './connection-text';

/** What travels for less than this is on its way, as everything is. */
const SLOW_MS = MILLIS_PER_SECOND;

export function useConnectionText(connection: RoomConnection): ConnectionText {
  const { unsent, isBehind } = connection;
  return connectionText(connection, useDelayedTrue(unsent > 0 || isBehind, SLOW_MS));
}
