import { TabletSmartphone } from 'lucide-react';
import { useCollection, type CardOptions } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { LimitedList, type LimitedListRules } from '../../components/LimitedList/LimitedList';
import { devices as storedDevices, type Devices as DevicesPort } from '../../data/devices';
import { rooms as storedRooms, type Rooms } from '../../data/rooms';
import { DEVICE_LIMIT, deviceNoun, type Device } from '../../domain/device';
import { DEVICES_PER_PAGE, deviceSorts, searchDevices } from '../../domain/device-list';
import { DeviceCard } from './DeviceCard/DeviceCard';
import { ManageDevice } from './ManageDevice/ManageDevice';

const rules: LimitedListRules<Device> = {
  title: 'Devices',
  description: 'Your devices: what they are, where they are, and whether they are online.',
  noun: deviceNoun,
  limit: DEVICE_LIMIT,
  createLabel: 'Add device',
  sorts: deviceSorts,
  search: searchDevices,
  pageSize: DEVICES_PER_PAGE,
  searchHint: 'a name, a room, a status',
  cardMinWidth: '18rem',
  cardHeight: '12rem',
  empty: {
    icon: <TabletSmartphone strokeWidth={1.5} aria-hidden />,
    text: 'Add the tablets, phones and computers that show the countdown and give the calls.',
    readOnlyText: 'A stage manager adds the tablets, phones and computers that show the countdown.',
    create: { to: paths.addDevice, label: 'Add your first device' },
  },
};

const renderCard = (device: Device, { onManage }: CardOptions<Device>) => (
  <DeviceCard key={device.id} device={device} onManage={onManage} />
);

interface DevicesProps {
  readonly devices?: DevicesPort;
  readonly rooms?: Rooms;
}

export default function Devices({ devices = storedDevices, rooms = storedRooms }: DevicesProps) {
  return (
    <LimitedList
      rules={rules}
      state={useCollection(devices)}
      renderCard={renderCard}
      renderDialog={(dialog) => <ManageDevice {...{ devices, rooms, dialog }} />}
    />
  );
}
