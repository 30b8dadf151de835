import { useCallback, useState } from 'react';
import { TabletSmartphone } from 'lucide-react';
import { Button, LazyPart, lazyScreen } from '@standby/shared-ui';
import { truncateForList } from '@standby/shared-ui/text';
import { useCollection, type CardOptions } from '@standby/collections/screens';
import { paths } from '@standby/contracts';
import { oneDevice, showOf } from '@standby/devices/assignments';
import { LimitedList, type LimitedListRules } from '../../components/LimitedList/LimitedList';
import { devices as storedDevices, type Devices as DevicesPort } from '../../data/devices';
import { pairings as storedPairings, type Pairings } from '../../data/pairings';
import type { ShownShow } from '../../data/shown-shows';
import { listShows } from '../../data/shows';
import { rooms as storedRooms, type Rooms } from '../../data/rooms';
import { DEVICE_LIMIT, deviceNoun, type Device } from '../../domain/device';
import { DEVICES_PER_PAGE, deviceSorts, searchDevices } from '../../domain/device-list';
import { DeviceCard } from './DeviceCard/DeviceCard';
import { useShownShows } from './useShownShows';
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

const ControlDialog = lazyScreen(() => import('@standby/devices/control-dialog'), 'ControlDialog');

const PrintCodes = lazyScreen(() => import('./PrintCodes/PrintCodes'), 'PrintCodes');

interface DevicesProps {
  readonly devices?: DevicesPort;
  readonly rooms?: Rooms;
  readonly pairings?: Pairings;
}

/** Names the shows in whose live rooms a program is; empty for none. */
const roomsText = (shows: ReadonlyMap<string, ShownShow>, deviceId: string): string =>
  [...shows.values()]
    .filter(({ programs }) => programs.includes(deviceId))
    .map(({ title }) => truncateForList(title))
    .join(', ');

/** State of the control of devices. */
interface Controlled {
  readonly target: string | undefined;
}

export default function Devices({
  devices = storedDevices,
  rooms = storedRooms,
  pairings = storedPairings,
}: DevicesProps) {
  const state = useCollection(devices);
  const [controlled, setControlled] = useState<Controlled>();
  const [isPrinting, setIsPrinting] = useState(false);
  // Devices that show a code are real: a server knows their screens, and controls them.
  const areReal = pairings.accept !== undefined;
  const items = state.list.state === 'ready' ? state.list.items : [];
  const canChange = areReal && !state.isReadOnly;
  const canControl = canChange && items.some(({ isPaired }) => isPaired);
  const canPrint = canChange && items.some(({ isPaired }) => !isPaired);
  const shows = useShownShows(
    areReal && items.some(({ assignment }) => assignment.kind !== 'standby'),
  );
  const renderCard = useCallback(
    (device: Device, { onManage }: CardOptions<Device>) => (
      <DeviceCard
        key={device.id}
        device={device}
        show={shows.get(showOf(device.assignment))}
        rooms={roomsText(shows, device.id)}
        onManage={onManage}
        onControl={
          areReal && onManage ? ({ id }) => setControlled({ target: oneDevice(id) }) : undefined
        }
      />
    ),
    [areReal, shows],
  );
  return (
    <>
      <LimitedList
        rules={rules}
        state={state}
        renderCard={renderCard}
        renderDialog={(dialog) => (
          <ManageDevice {...{ devices, rooms, pairings, dialog, canControl }} />
        )}
        tools={
          <>
            {canPrint && (
              <Button aria-haspopup="dialog" onClick={() => setIsPrinting(true)}>
                Print codes
              </Button>
            )}
            {canControl && (
              <Button aria-haspopup="dialog" onClick={() => setControlled({ target: undefined })}>
                Control devices
              </Button>
            )}
          </>
        }
      />
      {isPrinting && (
        <LazyPart>
          <PrintCodes devices={items} onClose={() => setIsPrinting(false)} />
        </LazyPart>
      )}
      {controlled && (
        <LazyPart>
          <ControlDialog
            devices={items}
            target={controlled.target}
            shows={listShows}
            onClose={() => setControlled(undefined)}
          />
        </LazyPart>
      )}
    </>
  );
}
