import { TabletSmartphone } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Page } from '@standby/shared-ui';
import {
  CollectionList,
  Notices,
  useCollection,
  useManageDialog,
  useOpenOnArrival,
  type ListRules,
} from '@standby/shared-collections/screens';
import { paths } from '@standby/shared-ui/contracts';
import { CreateButton } from '../../components/PlanLimit/CreateButton';
import { PlanLimitNote } from '../../components/PlanLimit/PlanLimit';
import { devices as storedDevices, type Devices as DevicesPort } from '../../data/devices';
import { rooms as storedRooms, type Rooms } from '../../data/rooms';
import { DEVICE_LIMIT, deviceNoun, type Device } from '../../domain/device';
import { DEVICES_PER_PAGE, deviceSorts, searchDevices } from '../../domain/device-list';
import { DeviceCard } from './DeviceCard/DeviceCard';
import { ManageDevice } from './ManageDevice/ManageDevice';

const noDevices = (
  <EmptyState
    icon={<TabletSmartphone strokeWidth={1.5} aria-hidden />}
    title="No devices yet"
    text="Add the tablets, phones and computers that show the countdown and give the calls."
    action={
      <Button as={Link} to={paths.addDevice} variant="primary">
        Add your first device
      </Button>
    }
  />
);

const rules: ListRules<Device> = {
  noun: deviceNoun,
  sorts: deviceSorts,
  search: searchDevices,
  pageSize: DEVICES_PER_PAGE,
  searchHint: 'a name, a room, a status',
  cardMinWidth: '18rem',
  cardHeight: '12rem',
  empty: noDevices,
};

/** For whoever may look at devices, not change them. */
const readOnlyRules: ListRules<Device> = {
  ...rules,
  empty: (
    <EmptyState
      icon={<TabletSmartphone strokeWidth={1.5} aria-hidden />}
      title="No devices yet"
      text="A stage manager adds the tablets, phones and computers that show the countdown."
    />
  ),
};

interface DevicesProps {
  readonly devices?: DevicesPort;
  readonly rooms?: Rooms;
}

export default function Devices({ devices = storedDevices, rooms = storedRooms }: DevicesProps) {
  const { list, isReadOnly, notices, dismiss, retry } = useCollection(devices);
  const { managing, handleManage, ...control } = useManageDialog<Device>();
  useOpenOnArrival(list, (device) => handleManage(device, control.resultsRef.current));
  const count = list.state === 'ready' ? list.items.length : undefined;
  const renderCard = useCallback(
    (device: Device) => (
      <DeviceCard
        key={device.id}
        device={device}
        onManage={isReadOnly ? undefined : handleManage}
      />
    ),
    [handleManage, isReadOnly],
  );
  const isFull = count !== undefined && count >= DEVICE_LIMIT;
  return (
    <Page
      title="Devices"
      description="Your devices: what they are, where they are, and whether they are online."
      count={count === undefined ? undefined : `${count}/${DEVICE_LIMIT}`}
      actions={
        isReadOnly ? undefined : (
          <CreateButton to={paths.addDevice} isFull={isFull}>
            Add device
          </CreateButton>
        )
      }
    >
      <Notices notices={notices} onDismiss={dismiss} />
      {isFull && !isReadOnly && (
        <PlanLimitNote noun={deviceNoun} count={count} limit={DEVICE_LIMIT} />
      )}
      <CollectionList
        rules={isReadOnly ? readOnlyRules : rules}
        list={list}
        onRetry={retry}
        renderCard={renderCard}
        resultsRef={control.resultsRef}
      />
      {managing && (
        <ManageDevice
          key={managing.opening}
          devices={devices}
          rooms={rooms}
          device={managing.item}
          isOpen={managing.isOpen}
          onClose={control.handleClose}
          onDeleted={control.handleDeleted}
          finalFocus={control.finalFocus}
        />
      )}
    </Page>
  );
}
