import { Theater } from 'lucide-react';
import type { CardOptions } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { LimitedList, type LimitedListRules } from '../../components/LimitedList/LimitedList';
import { devices as storedDevices, type Devices } from '../../data/devices';
import { rooms as storedRooms, type Rooms as RoomsPort } from '../../data/rooms';
import { ROOM_LIMIT, roomNoun } from '../../domain/room';
import { ROOMS_PER_PAGE, roomSorts, searchRooms, type ListedRoom } from '../../domain/room-list';
import { ManageRoom } from './ManageRoom/ManageRoom';
import { RoomCard } from './RoomCard/RoomCard';
import { useRooms } from './useRooms';

const rules: LimitedListRules<ListedRoom> = {
  title: 'Rooms',
  description:
    'Your rooms: what is in use, what is free, how many they hold and what is connected there.',
  noun: roomNoun,
  limit: ROOM_LIMIT,
  createLabel: 'Create room',
  sorts: roomSorts,
  search: searchRooms,
  pageSize: ROOMS_PER_PAGE,
  searchHint: 'a name, a place, a status',
  cardMinWidth: '18rem',
  cardHeight: '12rem',
  empty: {
    icon: <Theater strokeWidth={1.5} aria-hidden />,
    text: 'A room is where something happens or waits to: a stage, a studio, a dressing room. Devices are assigned to rooms.',
    readOnlyText: 'A room is where something happens or waits to. A stage manager creates rooms.',
    create: { to: paths.createRoom, label: 'Create your first room' },
  },
};

const renderCard = (room: ListedRoom, { onManage }: CardOptions<ListedRoom>) => (
  <RoomCard key={room.id} room={room} onManage={onManage} />
);

interface RoomsProps {
  readonly rooms?: RoomsPort;
  readonly devices?: Devices;
}

export default function Rooms({ rooms = storedRooms, devices = storedDevices }: RoomsProps) {
  return (
    <LimitedList
      rules={rules}
      state={useRooms(rooms, devices)}
      renderCard={renderCard}
      renderDialog={(dialog) => <ManageRoom {...{ rooms, devices, dialog }} />}
    />
  );
}
