import { Theater } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Page } from '@standby/shared-ui';
import {
  CollectionList,
  Notices,
  useManageDialog,
  useOpenOnArrival,
  type ListRules,
} from '@standby/shared-collections/screens';
import { paths } from '@standby/shared-ui/contracts';
import { CreateButton } from '../../components/PlanLimit/CreateButton';
import { PlanLimitNote } from '../../components/PlanLimit/PlanLimit';
import { devices as storedDevices } from '../../data/devices';
import { rooms as storedRooms } from '../../data/rooms';
import { ROOM_LIMIT, roomNoun } from '../../domain/room';
import { ROOMS_PER_PAGE, roomSorts, searchRooms, type ListedRoom } from '../../domain/room-list';
import { ManageRoom } from './ManageRoom/ManageRoom';
import type { RoomPorts } from './ManageRoom/useManageRoom';
import { RoomCard } from './RoomCard/RoomCard';
import { useRooms } from './useRooms';

const noRooms = (
  <EmptyState
    icon={<Theater strokeWidth={1.5} aria-hidden />}
    title="No rooms yet"
    text="A room is where something happens or waits to: a stage, a studio, a dressing room. Devices are assigned to rooms."
    action={
      <Button as={Link} to={paths.createRoom} variant="primary">
        Create your first room
      </Button>
    }
  />
);

const rules: ListRules<ListedRoom> = {
  noun: roomNoun,
  sorts: roomSorts,
  search: searchRooms,
  pageSize: ROOMS_PER_PAGE,
  searchHint: 'a name, a place, a status',
  cardMinWidth: '18rem',
  cardHeight: '12rem',
  empty: noRooms,
};

/** For whoever may look at rooms, not change them. */
const readOnlyRules: ListRules<ListedRoom> = {
  ...rules,
  empty: (
    <EmptyState
      icon={<Theater strokeWidth={1.5} aria-hidden />}
      title="No rooms yet"
      text="A room is where something happens or waits to. A stage manager creates rooms."
    />
  ),
};

export default function Rooms({
  rooms = storedRooms,
  devices = storedDevices,
}: Partial<RoomPorts>) {
  const { list, isReadOnly, notices, dismiss, retry } = useRooms({ rooms, devices });
  const { managing, handleManage, ...control } = useManageDialog<ListedRoom>();
  useOpenOnArrival(list, (room) => handleManage(room, control.resultsRef.current));
  const count = list.state === 'ready' ? list.items.length : undefined;
  const renderCard = useCallback(
    (room: ListedRoom) => (
      <RoomCard key={room.id} room={room} onManage={isReadOnly ? undefined : handleManage} />
    ),
    [handleManage, isReadOnly],
  );
  const isFull = count !== undefined && count >= ROOM_LIMIT;
  return (
    <Page
      title="Rooms"
      description="Your rooms: what is in use, what is free, how many they hold and what is connected there."
      count={count === undefined ? undefined : `${count}/${ROOM_LIMIT}`}
      actions={
        isReadOnly ? undefined : (
          <CreateButton to={paths.createRoom} isFull={isFull}>
            Create room
          </CreateButton>
        )
      }
    >
      <Notices notices={notices} onDismiss={dismiss} />
      {isFull && !isReadOnly && <PlanLimitNote noun={roomNoun} count={count} limit={ROOM_LIMIT} />}
      <CollectionList
        rules={isReadOnly ? readOnlyRules : rules}
        list={list}
        onRetry={retry}
        renderCard={renderCard}
        resultsRef={control.resultsRef}
      />
      {managing && (
        <ManageRoom
          key={managing.opening}
          rooms={rooms}
          devices={devices}
          room={managing.item}
          isOpen={managing.isOpen}
          onClose={control.handleClose}
          onDeleted={control.handleDeleted}
          finalFocus={control.finalFocus}
        />
      )}
    </Page>
  );
}
