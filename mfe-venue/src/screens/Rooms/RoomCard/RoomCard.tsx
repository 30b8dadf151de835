import { MapPin, MonitorSmartphone, Users, Wifi, WifiOff } from 'lucide-react';
import { memo } from 'react';
import { StatusBadge, type Tone } from '@standby/shared-ui';
import { truncateForList } from '@standby/shared-ui/text';
import type { CardOptions } from '@standby/collections/screens';
import * as C from '../../../components/CardParts/CardParts.styles';
import { ItemCard, ItemTitle } from '../../../components/ItemCard/ItemCard';
import { type ListedRoom, roomCardText } from '../../../domain/room-list';
import type { RoomStatus } from '../../../domain/room-options';

const tones: Readonly<Record<RoomStatus, Tone>> = {
  Active: 'go',
  Available: 'info',
  Maintenance: 'standby',
};

interface RoomCardProps extends Pick<CardOptions<ListedRoom>, 'onManage'> {
  readonly room: ListedRoom;
}

/** Card of a room. Memoised, so that a keystroke in the search renders only new cards. */
export const RoomCard = memo(function RoomCard({ room, onManage }: RoomCardProps) {
  const words = roomCardText(room);
  const Connection = room.isOnline ? Wifi : WifiOff;
  return (
    <ItemCard
      name={words.name}
      header={
        <C.Heading>
          <ItemTitle>{words.name}</ItemTitle>
          <C.States>
            <StatusBadge tone={tones[room.status]}>{words.status}</StatusBadge>
            <C.Connection data-online={room.isOnline}>
              <Connection strokeWidth={1.5} aria-hidden />
              {words.connection}
            </C.Connection>
          </C.States>
        </C.Heading>
      }
      moment={words.updated}
      onManage={onManage && ((trigger) => onManage(room, trigger))}
    >
      {words.description && <C.Description>{truncateForList(words.description)}</C.Description>}
      <C.Fact>
        <MapPin strokeWidth={1.5} aria-hidden />
        {truncateForList(words.location)}
      </C.Fact>
      <C.Fact>
        <Users strokeWidth={1.5} aria-hidden />
        {words.capacity}
      </C.Fact>
      <C.Fact>
        <MonitorSmartphone strokeWidth={1.5} aria-hidden />
        {words.connectedDevices}
      </C.Fact>
    </ItemCard>
  );
});
