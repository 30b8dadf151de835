import {
  BatteryFull,
  BatteryLow,
  BatteryMedium,
  DoorOpen,
  Monitor,
  Smartphone,
  Tablet,
  Tag,
  Wifi,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { Button, Card, StatusBadge } from '@standby/shared-ui';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import * as C from '../../../components/CardParts/CardParts.styles';
import type { Device } from '../../../domain/device';
import { deviceCardText } from '../../../domain/device-list';
import type { DeviceType } from '../../../domain/device-options';
import * as S from './DeviceCard.styles';

/** Up to where a battery is drawn as low, and as half full. */
const LOW_PERCENT = 20;
const MEDIUM_PERCENT = 70;

const icons: Readonly<Record<DeviceType, LucideIcon>> = {
  tablet: Tablet,
  mobile: Smartphone,
  desktop: Monitor,
};

function BatteryIcon({ percent }: { percent: number }) {
  if (percent <= LOW_PERCENT) return <BatteryLow strokeWidth={1.5} aria-hidden />;
  if (percent <= MEDIUM_PERCENT) return <BatteryMedium strokeWidth={1.5} aria-hidden />;
  return <BatteryFull strokeWidth={1.5} aria-hidden />;
}

export interface DeviceCardProps {
  readonly device: Device;
  /** Left out, it is only to look at. */
  readonly onManage?: ((device: Device, trigger: HTMLElement) => void) | undefined;
}

function Header({ device }: { device: Device }) {
  const words = deviceCardText(device);
  const name = truncateForList(words.name);
  const isOnline = device.status === 'Online';
  const Kind = icons[device.type];
  const Marker = isOnline ? Wifi : WifiOff;
  return (
    <C.Header>
      <C.Kind>
        <Kind strokeWidth={1.5} aria-hidden />
        <S.Marker data-online={isOnline}>
          <Marker strokeWidth={2} aria-hidden />
        </S.Marker>
      </C.Kind>
      <C.Heading>
        <C.Title data-long={C.isLong(name)}>{name}</C.Title>
        <S.Model>
          {words.type} · {truncateForList(words.model)}
        </S.Model>
      </C.Heading>
    </C.Header>
  );
}

/** One device of the list. Memoised: a keystroke in the search renders only the cards that come. */
export const DeviceCard = memo(function DeviceCard({ device, onManage }: DeviceCardProps) {
  const words = deviceCardText(device);
  const name = truncateForList(words.name);
  return (
    <Card
      aria-label={name}
      header={<Header device={device} />}
      footer={
        <>
          <C.Moment>{words.lastSeen}</C.Moment>
          {onManage && (
            <Button
              size="small"
              aria-label={`Manage ${isolateDirection(name)}`}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onManage(device, currentTarget)}
            >
              Manage
            </Button>
          )}
        </>
      }
    >
      <C.Facts>
        <C.States>
          <StatusBadge tone={device.status === 'Online' ? 'go' : 'stop'}>
            {words.status}
          </StatusBadge>
        </C.States>
        <C.Fact>
          <DoorOpen strokeWidth={1.5} aria-hidden />
          {truncateForList(words.room)}
        </C.Fact>
        <C.Fact>
          <Tag strokeWidth={1.5} aria-hidden />
          {truncateForList(words.version)}
        </C.Fact>
        {device.battery !== null && (
          <C.Fact>
            <BatteryIcon percent={device.battery} />
            {words.battery}
          </C.Fact>
        )}
      </C.Facts>
    </Card>
  );
});
