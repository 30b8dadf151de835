import { lazy, type RefObject } from 'react';
import { ManageDialog, useCollection } from '@standby/shared-collections/screens';
import { DeviceFields } from '../../../components/DeviceFields/DeviceFields';
import type { Devices } from '../../../data/devices';
import type { Rooms } from '../../../data/rooms';
import { deviceNoun, type Device } from '../../../domain/device';
import { useManageDevice } from './useManageDevice';

const DeviceConflict = lazy(() =>
  import('./DeviceConflict').then((module) => ({ default: module.DeviceConflict })),
);

interface ManageDeviceProps {
  readonly devices: Devices;
  readonly rooms: Rooms;
  /** The device as it was when the dialog was opened. */
  readonly device: Device;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** The dialog to edit a device, or to delete it with undo. Mount a new one for each opening. */
export function ManageDevice(props: ManageDeviceProps) {
  const { devices, rooms, device, isOpen, onClose, onDeleted, finalFocus } = props;
  const { list } = useCollection(rooms);
  const { form, edit, removal } = useManageDevice({
    devices,
    device,
    onSaved: onClose,
    onRemoved() {
      onDeleted();
      onClose();
    },
  });
  return (
    <ManageDialog
      noun={deviceNoun}
      name={device.name}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      removal={removal}
      finalFocus={finalFocus}
      conflict={
        edit.conflict && (
          <DeviceConflict conflict={edit.conflict} form={form} onDecide={edit.decide} />
        )
      }
    >
      <DeviceFields form={form} rooms={list.state === 'ready' ? list.items : []} />
    </ManageDialog>
  );
}
