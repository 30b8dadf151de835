import {
  ManageDialog,
  useCollection,
  type EditRules,
  type OpenDialog,
} from '@standby/collections/screens';
import { LazyPart, lazyScreen } from '@standby/shared-ui';
import { DeviceFields } from '../../../components/DeviceFields/DeviceFields';
import { deviceLabels } from '../../../components/DeviceFields/device-labels';
import type { Devices } from '../../../data/devices';
import type { Pairings } from '../../../data/pairings';
import type { Rooms } from '../../../data/rooms';
import { deviceNoun, type Device, type DeviceContent } from '../../../domain/device';
import { deviceFormSchema, formOfDevice, type DeviceForm } from '../../../domain/device-form';
import { deviceTypes, screenTypes, setupMethods } from '../../../domain/device-options';
import { PairRecord } from './PairRecord';

const ScreenOfDevice = lazyScreen(() => import('./ScreenOfDevice'), 'ScreenOfDevice');

const choices = { type: deviceTypes, setupMethod: setupMethods };

const rules: EditRules<Device, DeviceContent, DeviceForm> = {
  noun: deviceNoun,
  nameOf: ({ name }) => name,
  formOf: formOfDevice,
  schema: deviceFormSchema,
  draftKey: ({ id, lastUsed }) => `standby:draft:device:${id}:${lastUsed}`,
  labels: deviceLabels,
  textOf: (name, value) =>
    name === 'type' || name === 'setupMethod'
      ? choices[name].find((choice) => choice.value === value)?.label
      : undefined,
};

interface ManageDeviceProps {
  readonly devices: Devices;
  readonly rooms: Rooms;
  readonly pairings: Pairings;
  readonly dialog: OpenDialog<Device>;
  /** Whether the records belong to real devices that this person may control. */
  readonly canControl?: boolean;
}

/** Dialog to edit a device, or to delete it with undo. */
export function ManageDevice({
  devices,
  rooms,
  pairings,
  dialog,
  canControl = false,
}: ManageDeviceProps) {
  const { list } = useCollection(rooms);
  const known = useCollection(devices).list;
  const items = known.state === 'ready' ? known.items : [];
  // The current record is shown, because the device reports while the dialog is open.
  const device = items.find(({ id }) => id === dialog.item.id) ?? dialog.item;
  return (
    <ManageDialog rules={rules} collection={devices} dialog={dialog}>
      {(form) => (
        <>
          <DeviceFields
            form={form}
            rooms={list.state === 'ready' ? list.items : []}
            types={pairings.accept ? deviceTypes : screenTypes}
          />
          {canControl && device.isPaired && (
            <LazyPart>
              <ScreenOfDevice device={device} devices={items} />
            </LazyPart>
          )}
          {pairings.accept && <PairRecord device={device} pairings={pairings} />}
        </>
      )}
    </ManageDialog>
  );
}
