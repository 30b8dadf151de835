import { Link } from 'react-router-dom';
import { Button, Page } from '@standby/shared-ui';
import { Notices, useCollection } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { BackLink } from '../../components/BackLink/BackLink';
import { PlanLimitReached } from '../../components/PlanLimit/PlanLimit';
import { usePlanLimit } from '../../components/PlanLimit/usePlanLimit';
import { rooms as storedRooms, type Rooms } from '../../data/rooms';
import { ROOM_LIMIT, roomNoun } from '../../domain/room';
import { NewRoom } from './NewRoom/NewRoom';

interface CreateRoomProps {
  readonly rooms?: Rooms;
}

export default function CreateRoom({ rooms = storedRooms }: CreateRoomProps) {
  const { list, isReadOnly, notices, dismiss } = useCollection(rooms);
  const planLimit = usePlanLimit(list, ROOM_LIMIT);
  // On a read-only list the notices already explain the missing form.
  const limit = isReadOnly ? undefined : planLimit;
  const count = list.state === 'ready' ? list.items.length : 0;
  return (
    <Page
      title="Create room"
      description="Set up a room: what it is called, where it is, and what it has."
      lead={
        isReadOnly || limit === 'reached' ? undefined : 'A name and a location are enough to begin.'
      }
      width="form"
      breadcrumb={<BackLink to={paths.rooms}>Back to Rooms</BackLink>}
    >
      <Notices notices={notices} onDismiss={dismiss} />
      {limit === 'reached' && (
        <PlanLimitReached
          noun={roomNoun}
          count={count}
          limit={ROOM_LIMIT}
          action={
            <Button as={Link} to={paths.rooms}>
              Manage rooms
            </Button>
          }
        />
      )}
      {(limit === 'free' || limit === 'reached-meanwhile') && (
        <NewRoom rooms={rooms} count={count} isFull={limit === 'reached-meanwhile'} />
      )}
    </Page>
  );
}
