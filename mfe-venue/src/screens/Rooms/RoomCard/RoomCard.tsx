import { MapPin, MonitorSmartphone, Users, Wifi, WifiOff } from 'lucide-react';
import { memo } from 'react';
import { Button, Card, StatusBadge, type Tone } from '@standby/shared-ui';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import * as C from '../../../components/CardParts/CardParts.styles';
import { type ListedRoom, roomCardText } from '../../../domain/room-list';
import type { RoomStatus } from '../../../domain/room-options';

const tones: Readonly<Record<RoomStatus, Tone>> = {
  Active: 'go',
  Available: 'info',
  Maintenance: 'standby',
};

export interface RoomCardProps {
  readonly room: ListedRoom;
  /** Left out, it is only to look at. */
  readonly onManage?: ((room: ListedRoom, trigger: HTMLElement) => void) | undefined;
}

/** One room of the list. Memoised: a keystroke in the search renders only the cards that come. */
export const RoomCard = memo(function RoomCard({ room, onManage }: RoomCardProps) {
  const words = roomCardText(room);
  const name = truncateForList(words.name);
  const Connection = room.isOnline ? Wifi : WifiOff;
  return (
    <Card
      aria-label={name}
      header={
        <C.Header>
          <C.Heading>
            <C.Title data-long={C.isLong(name)}>{name}</C.Title>
            <C.States>
              <StatusBadge tone={tones[room.status]}>{words.status}</StatusBadge>
              <C.Connection data-online={room.isOnline}>
                <Connection strokeWidth={1.5} aria-hidden />
                {words.connection}
              </C.Connection>
            </C.States>
          </C.Heading>
        </C.Header>
      }
      footer={
        <>
          <C.Moment>{words.updated}</C.Moment>
          {onManage && (
            <Button
              size="small"
              aria-label={`Manage ${isolateDirection(name)}`}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onManage(room, currentTarget)}
            >
              Manage
            </Button>
          )}
        </>
      }
    >
      <C.Facts>
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
      </C.Facts>
    </Card>
  );
});
