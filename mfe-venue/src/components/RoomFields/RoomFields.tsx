import {
  CheckboxGroup,
  FieldRow,
  FormSection,
  Select,
  TextArea,
  TextField,
  type Choice,
} from '@standby/shared-ui';
import type { Form } from '@standby/forms';
import { MIN_CAPACITY } from '../../domain/room';
import type { RoomForm } from '../../domain/room-form';
import { roomLabels } from './room-labels';
import { accessibilityOptions, equipmentOptions, roomTypes } from '../../domain/room-options';

const choices = (options: readonly string[]): readonly Choice[] =>
  options.map((option) => ({ value: option, label: option }));

const equipmentChoices = choices(equipmentOptions);
const accessibilityChoices = choices(accessibilityOptions);

interface RoomFieldsProps {
  readonly form: Form<RoomForm>;
}

function BasicInformation({ form }: RoomFieldsProps) {
  return (
    <FormSection title="Basic Information" why="What people call it, and how they find it.">
      <TextField label={roomLabels.name} required autoComplete="off" {...form.fieldProps('name')} />
      <TextArea label={roomLabels.description} rows={3} {...form.fieldProps('description')} />
      <TextField
        label={roomLabels.location}
        required
        autoComplete="off"
        {...form.fieldProps('location')}
      />
      <FieldRow>
        <TextField
          label={roomLabels.capacity}
          type="number"
          inputMode="numeric"
          min={MIN_CAPACITY}
          autoComplete="off"
          {...form.fieldProps('capacity')}
        />
        <Select label={roomLabels.roomType} options={roomTypes} {...form.choiceProps('roomType')} />
      </FieldRow>
    </FormSection>
  );
}

/** Fields that a person fills in for a room, at its creation and in later edits. */
export function RoomFields({ form }: RoomFieldsProps) {
  return (
    <>
      <BasicInformation form={form} />
      <FormSection
        title="Equipment & Features"
        why="What the room has, so that it need not be brought."
      >
        <CheckboxGroup
          legend={roomLabels.equipment}
          options={equipmentChoices}
          {...form.choiceProps('equipment')}
        />
      </FormSection>
      <FormSection title="Accessibility Features" why="Who can get in, see, hear and find the way.">
        <CheckboxGroup
          legend={roomLabels.accessibility}
          options={accessibilityChoices}
          {...form.choiceProps('accessibility')}
        />
      </FormSection>
      <FormSection title="Additional Notes" why="What the next people to use it should know.">
        <TextArea label={roomLabels.notes} {...form.fieldProps('notes')} />
      </FormSection>
    </>
  );
}
