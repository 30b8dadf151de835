import { List } from '@standby/room-parts/primitives';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { definedCall, type DefinedCall } from '@standby/live-room/domain/calls/call-ladder';
import { CallItem } from './CallItem';
import { useCallLadder } from '@standby/room-parts/use-call-ladder';

interface CallListProps {
  readonly onEdit: (call: DefinedCall) => void;
}

/** The calls in their order of time. */
export function CallList({ onEdit }: CallListProps) {
  const ids = useCallLadder((ladder) => ladder.map(({ id }) => id).join(' '));
  return (
    <List role="list" aria-label="Calls">
      {ids.split(' ').map((id) => (
        <KnownCall key={id} id={id} onEdit={onEdit} />
      ))}
    </List>
  );
}

function KnownCall({ id, onEdit }: CallListProps & { readonly id: string }) {
  const calls = useRoomSelector(({ state }) => state.calls);
  const call = definedCall(calls, id);
  return call ? <CallItem call={call} onEdit={onEdit} /> : null;
}
