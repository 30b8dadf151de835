import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { isShallowEqual, useRoomSelector } from '@standby/room-parts/room-context';
import { Alert } from './Call.styles';

const selectConnection = ({ connection }: RoomSnapshot) => ({
  phase: connection?.phase ?? 'live',
  isSending: connection?.isSending ?? false,
  unsent: connection?.unsent ?? 0,
});

function textOf({ phase, isSending, unsent }: ReturnType<typeof selectConnection>) {
  if (phase === 'behind') {
    return 'Changes are not arriving: answers and lights may be wrong. Call by voice.';
  }
  const count = unsent > 0 ? ` (${unsent})` : '';
  if (phase !== 'live')
    return `Offline: calls are not sent yet${count}. Call by voice: no light is lit.`;
  return isSending ? `Sending${count}: the server has not answered. Call by voice.` : undefined;
}

/** Warns while the server is gone: calls are stored, and lights show that they are cut off. */
export function OfflineLine() {
  const text = textOf(useRoomSelector(selectConnection, isShallowEqual));
  return text === undefined ? null : <Alert role="alert">{text}</Alert>;
}
