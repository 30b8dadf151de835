import {
  BatteryFull,
  BatteryLow,
  BatteryMedium,
  Cable,
  DoorOpen,
  Keyboard,
  Link2Off,
  Monitor,
  Printer,
  Proportions,
  Smartphone,
  Tablet,
  Tag,
  Wifi,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import { Button, StatusBadge, useClock } from '@standby/shared-ui';
import { isolateDirection, truncateForList } from '@standby/shared-ui/text';
import type { CardOptions } from '@standby/collections/screens';
import * as C from '../../../components/CardParts/CardParts.styles';
import { ItemCard, ItemTitle } from '../../../components/ItemCard/ItemCard';
import type { ShownShow } from '../../../data/shown-shows';
import type { Device } from '../../../domain/device';
import { deviceCardText } from '../../../domain/device-list';
import type { DeviceType } from '../../../domain/device-options';
import { DevicePicture } from '../DevicePicture/DevicePicture';
import * as S from './DeviceCard.styles';

/** Upper limits in percent of a battery that is drawn as low, and as half full. */
const LOW_PERCENT = 20;
const MEDIUM_PERCENT = 70;

const icons: Readonly<Record<DeviceType, LucideIcon>> = {
  tablet: Tablet,
  mobile: Smartphone,
  desktop: Monitor,
  bridge: Cable,
  control: Keyboard,
};

function BatteryIcon({ percent }: { percent: number }) {
  if (percent <= LOW_PERCENT) return <BatteryLow strokeWidth={1.5} aria-hidden />;
  if (percent <= MEDIUM_PERCENT) return <BatteryMedium strokeWidth={1.5} aria-hidden />;
  return <BatteryFull strokeWidth={1.5} aria-hidden />;
}

interface DeviceCardProps extends Pick<CardOptions<Device>, 'onManage'> {
  readonly device: Device;
  /** Show on the device's screen, if known. */
  readonly show?: ShownShow | undefined;
  /** Shows in whose rooms the device is, if it is a program; empty for none. */
  readonly rooms?: string;
  /** Opens the control of the device's screen; undefined in sample mode. */
  readonly onControl: ((device: Device) => void) | undefined;
}

function Header({ device }: Pick<DeviceCardProps, 'device'>) {
  const words = deviceCardText(device, useClock());
  const isOnline = device.status === 'Online';
  const Kind = icons[device.type];
  const Marker = isOnline ? Wifi : WifiOff;
  return (
    <>
      <C.Kind>
        <Kind strokeWidth={1.5} aria-hidden />
        <S.Marker data-online={isOnline}>
          <Marker strokeWidth={2} aria-hidden />
        </S.Marker>
      </C.Kind>
      <C.Heading>
        <ItemTitle>{words.name}</ItemTitle>
        <S.Model>
          {words.type} · {truncateForList(words.model)}
        </S.Model>
      </C.Heading>
    </>
  );
}

/** Card of a device. Memoised, so that a keystroke in the search renders only new cards. */
export const DeviceCard = memo(function DeviceCard({
  device,
  show,
  rooms = '',
  onManage,
  onControl,
}: DeviceCardProps) {
  const words = deviceCardText(device, useClock());
  const name = isolateDirection(truncateForList(words.name));
  return (
    <ItemCard
      name={words.name}
      header={<Header device={device} />}
      moment={words.lastSeen}
      onManage={onManage && ((trigger) => onManage(device, trigger))}
      tools={
        onControl &&
        device.isPaired && (
          <Button
            size="small"
            aria-label={`Control ${name}`}
            aria-haspopup="dialog"
            onClick={() => onControl(device)}
          >
            Control
          </Button>
        )
      }
    >
      {words.shows !== undefined && <DevicePicture device={device} show={show} />}
      <C.States>
        <StatusBadge tone={device.status === 'Online' ? 'go' : 'stop'}>{words.status}</StatusBadge>
      </C.States>
      <C.Fact>
        <DoorOpen strokeWidth={1.5} aria-hidden />
        {truncateForList(words.room)}
      </C.Fact>
      {rooms !== '' && (
        <C.Fact>
          <Keyboard strokeWidth={1.5} aria-hidden />
          In the room of {rooms}
        </C.Fact>
      )}
      <C.Fact>
        <Tag strokeWidth={1.5} aria-hidden />
        {truncateForList(words.version)}
      </C.Fact>
      {words.pairing !== undefined && (
        <C.Fact>
          <Link2Off strokeWidth={1.5} aria-hidden />
          {words.pairing}
        </C.Fact>
      )}
      {words.printedCode !== undefined && (
        <C.Fact>
          <Printer strokeWidth={1.5} aria-hidden />
          {words.printedCode}
        </C.Fact>
      )}
      {words.screen !== undefined && (
        <C.Fact>
          <Proportions strokeWidth={1.5} aria-hidden />
          {words.screen}
        </C.Fact>
      )}
      {device.battery !== null && (
        <C.Fact>
          <BatteryIcon percent={device.battery} />
          {words.battery}
        </C.Fact>
      )}
    </ItemCard>
  );
});
