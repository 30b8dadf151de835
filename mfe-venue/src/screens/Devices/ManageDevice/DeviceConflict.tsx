import { EditConflictNote } from '@standby/shared-collections/conflict';
import type { EditConflict } from '@standby/shared-collections/port';
import type { Form } from '@standby/shared-ui/forms';
import { deviceLabels } from '../../../components/DeviceFields/device-labels';
import { deviceNoun, type Device } from '../../../domain/device';
import { formOfDevice, type DeviceForm } from '../../../domain/device-form';
import { deviceTypeLabel, setupMethods, type DeviceType } from '../../../domain/device-options';

function textOf(name: keyof DeviceForm, value: string): string | undefined {
  if (name === 'type') return deviceTypeLabel(value as DeviceType);
  if (name === 'setupMethod') return setupMethods.find((method) => method.value === value)?.label;
  return undefined;
}

interface DeviceConflictProps {
  readonly conflict: EditConflict<Device>;
  readonly form: Form<DeviceForm>;
  readonly onDecide: (field: keyof Device) => void;
}

/** What somebody else made of the fields that are edited here, loaded when that happens. */
export function DeviceConflict({ conflict, ...rest }: DeviceConflictProps) {
  const theirs = formOfDevice(conflict.theirs);
  return (
    <EditConflictNote
      noun={deviceNoun}
      conflict={conflict}
      theirs={theirs}
      labels={deviceLabels}
      textOf={textOf}
      {...rest}
    />
  );
}
