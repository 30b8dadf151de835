import { FieldRow, Select, TextArea, TextField } from 'shared-ui';
import type { Form } from 'shared-ui/forms';
import { truncateForList } from 'shared-ui/text';
import type { DeviceForm } from '../../domain/device-form';
import { deviceTypes, roomChoices } from '../../domain/device-options';

interface DeviceFieldsProps {
  readonly form: Form<DeviceForm>;
  /** The rooms that were added to the house. */
  readonly rooms: readonly { readonly name: string }[];
}

/** What a person says about a device, at its creation and in later edits. */
export function DeviceFields({ form, rooms }: DeviceFieldsProps) {
  const { room } = form.values;
  // A room that was chosen stays a choice when it is deleted or renamed meanwhile.
  const choices = roomChoices(room === '' ? rooms : [...rooms, { name: room }]);
  return (
    <>
      <TextField label="Name" required autoComplete="off" {...form.fieldProps('name')} />
      <FieldRow>
        <Select label="Type" options={deviceTypes} {...form.choiceProps('type')} />
        <Select
          label="Assigned Room"
          required
          placeholder="Choose a room"
          options={choices.map((name) => ({ value: name, label: truncateForList(name) }))}
          {...form.choiceProps('room')}
        />
      </FieldRow>
      <TextArea label="Description" rows={3} {...form.fieldProps('description')} />
    </>
  );
}
