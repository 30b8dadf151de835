import { useState, type SubmitEvent } from 'react';
import { Button, Select, TextField } from '@standby/shared-ui';
import { truncateForList } from '@standby/shared-ui/text';
import type { ShowTitle } from '@standby/contracts';
import {
  assignmentChoices,
  assignmentOf,
  assignmentValue,
  commonValue,
  type DeviceControl,
  type DeviceTarget,
} from '../../domain/assignments';
import { Group } from './ControlDialog.styles';

interface AssignmentFormProps {
  readonly target: DeviceTarget;
  readonly shows: readonly ShowTitle[];
  readonly isPending: boolean;
  readonly onControl: (control: DeviceControl) => void;
}

/** What the devices show. It is sent as a whole, so that a slip in the list changes no screen. */
export function AssignmentForm({ target, shows, isPending, onControl }: AssignmentFormProps) {
  const { devices } = target;
  const common = commonValue(devices, ({ assignment }) => assignmentValue(assignment));
  const [chosen, setChosen] = useState<string | undefined>();
  const [department, setDepartment] = useState('LX');
  const options = assignmentChoices(
    shows.map(({ id, title }) => ({ id, title: truncateForList(title) })),
  );
  const known = options.find((option) => option.value === (chosen ?? common));
  const value = known?.value ?? '';
  const isLight = value.startsWith('light:');
  const assignment = value === '' ? undefined : assignmentOf(value, department);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // The dialog may be opened from another form, which is its parent in React.
    event.stopPropagation();
    if (assignment) onControl({ assignment });
  };

  return (
    <Group as="form" onSubmit={handleSubmit}>
      <Select
        label="Shows"
        placeholder={common === undefined ? 'Different things' : 'Another show'}
        options={options}
        value={value}
        onChange={setChosen}
      />
      {isLight && (
        <TextField
          label="Department"
          hint="As on the cue sheet, such as LX."
          error={assignment ? undefined : 'A department has up to six capital letters and digits.'}
          autoComplete="off"
          autoCapitalize="characters"
          value={department}
          onChange={({ currentTarget }) => setDepartment(currentTarget.value.trim().toUpperCase())}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={assignment === undefined}
        pending={isPending}
        pendingLabel="Sending…"
      >
        {devices.length === 1 ? 'Send' : `Send to ${devices.length} devices`}
      </Button>
    </Group>
  );
}
