import { Link } from 'react-router-dom';
import { Button, FormActions, FormError } from '@standby/shared-ui';
import { DraftNote, EntryForm } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { MissingFields } from '@standby/forms';
import { PlanLimitNote } from '../../../components/PlanLimit/PlanLimit';
import { RoomFields } from '../../../components/RoomFields/RoomFields';
import { roomLabels } from '../../../components/RoomFields/room-labels';
import type { Rooms } from '../../../data/rooms';
import { ROOM_LIMIT, roomNoun } from '../../../domain/room';
import { useNewRoom } from './useNewRoom';

interface NewRoomProps {
  readonly rooms: Rooms;
  readonly count: number;
  /** Whether another window took the last place. */
  readonly isFull: boolean;
}

/** Form for a room. */
export function NewRoom({ rooms, count, isFull }: NewRoomProps) {
  const form = useNewRoom(rooms);
  return (
    <EntryForm onSubmit={form.handleSubmit}>
      <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
      <RoomFields form={form} />
      <FormError title={isFull ? undefined : form.failure && 'The room was not created'}>
        {form.failure?.text}
      </FormError>
      {isFull && !form.isPending && (
        <PlanLimitNote noun={roomNoun} count={count} limit={ROOM_LIMIT} />
      )}
      <FormActions>
        <Button
          {...form.submitProps}
          variant="primary"
          disabled={form.submitProps.disabled || (isFull && !form.isPending)}
          pendingLabel="Creating the room…"
        >
          Create room
        </Button>
        <Button as={Link} to={paths.rooms} variant="ghost">
          Cancel
        </Button>
        {!form.isPending && !isFull && (
          <MissingFields problems={form.problems} labels={roomLabels} />
        )}
      </FormActions>
    </EntryForm>
  );
}
