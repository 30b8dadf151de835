import { FieldRow, Select, TextArea, TextField } from '@standby/shared-ui';
import type { Form } from '@standby/forms';
import { truncateForList } from '@standby/shared-ui/text';
import type { DeviceForm } from '../../domain/device-form';
import { deviceLabels } from './device-labels';
import { roomChoices, type deviceTypes } from '../../domain/device-options';

interface DeviceFieldsProps {
  readonly form: Form<DeviceForm>;
  /** Rooms that the organization added to the house's own. */
  readonly rooms: readonly { readonly name: string }[];
  readonly types: readonly (typeof deviceTypes)[number][];
}

/** Fields that a person fills in for a device, at its creation and in later edits. */
export function DeviceFields({ form, rooms, types }: DeviceFieldsProps) {
  const { room } = form.values;
  // A chosen room stays a choice even if it is deleted or renamed meanwhile.
  const choices = roomChoices(room === '' ? rooms : [...rooms, { name: room }]);
  return (
    <>
      <TextField
        label={deviceLabels.name}
        required
        autoComplete="off"
        {...form.fieldProps('name')}
      />
      <FieldRow>
        <Select label={deviceLabels.type} options={types} {...form.choiceProps('type')} />
        <Select
          label={deviceLabels.room}
          required
          placeholder="Choose a room"
          options={choices.map((name) => ({ value: name, label: truncateForList(name) }))}
          {...form.choiceProps('room')}
        />
      </FieldRow>
      <TextArea label={deviceLabels.description} rows={3} {...form.fieldProps('description')} />
    </>
  );
}
