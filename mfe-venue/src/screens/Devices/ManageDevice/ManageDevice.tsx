import type { RefObject } from 'react';
import { ManageDialog, useCollection } from 'shared-collections/screens';
import { DeviceFields } from '../../../components/DeviceFields/DeviceFields';
import type { Devices } from '../../../data/devices';
import type { Rooms } from '../../../data/rooms';
import { deviceNoun, type Device } from '../../../domain/device';
import { useManageDevice } from './useManageDevice';

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
  const { form, removal } = useManageDevice({
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
    >
      <DeviceFields form={form} rooms={list.state === 'ready' ? list.items : []} />
    </ManageDialog>
  );
}
