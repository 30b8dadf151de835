import { useState, type SubmitEvent } from 'react';
import { Button, Select, TextField } from '@standby/shared-ui';
import { truncateForList } from '@standby/shared-ui/text';
import type { ShowTitle } from '@standby/contracts';
import type { Assignment } from '@standby/api-client/device-screens';
import {
  assignmentOf,
  assignmentWords,
  commonValue,
  type DeviceControl,
  type DeviceTarget,
  showOf,
} from '../../domain/assignments';
import { Group } from './ControlDialog.styles';

interface AssignmentFormProps {
  readonly target: DeviceTarget;
  readonly shows: readonly ShowTitle[];
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  readonly isPending: boolean;
  readonly onControl: (control: DeviceControl) => void;
}

const KINDS: readonly Assignment['kind'][] = ['standby', 'viewer', 'calls', 'sign-in', 'light'];
const KIND_OPTIONS = KINDS.map((value) => ({ value, label: assignmentWords[value] }));
const OTHER = 'other';

/** Asks for the assignment of devices. The form is sent as a whole, so a wrong choice in a list changes no screen yet. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { target, shows, departments, isPending, onControl } = props;
  const { devices } = target;
  const commonKind = commonValue(devices, ({ assignment }) => assignment.kind);
  const commonShow = commonValue(devices, ({ assignment }) => showOf(assignment));
  const [chosenKind, setKind] = useState<Assignment['kind']>();
  const [chosenShow, setShow] = useState<string>();
  const [department, setDepartment] = useState(departments[0]?.id ?? OTHER);
  const [abbreviation, setAbbreviation] = useState('');

  const kind = chosenKind ?? commonKind;
  const [onlyShow] = shows.length === 1 ? shows : [];
  const wantedShow = chosenShow ?? (commonShow || (chosenKind && onlyShow?.id));
  const showId = shows.find(({ id }) => id === wantedShow)?.id ?? '';
  const isOther = department === OTHER;
  const assignment =
    kind && assignmentOf({ kind, showId, department: isOther ? abbreviation : department });

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
        placeholder="Different things"
        options={KIND_OPTIONS}
        value={kind ?? ''}
        onChange={setKind}
      />
      {kind !== 'standby' && (
        <Select
          label="Show"
          placeholder={commonShow ? 'Another show' : 'Choose a show'}
          options={shows.map(({ id, title }) => ({ value: id, label: truncateForList(title) }))}
          value={showId}
          onChange={setShow}
        />
      )}
      {kind === 'light' && (
        <Select
          label="Department"
          options={[
            ...departments.map(({ id, name }) => ({ value: id, label: `${id} ${name}` })),
            { value: OTHER, label: 'Another department' },
          ]}
          value={department}
          onChange={setDepartment}
        />
      )}
      {kind === 'light' && isOther && (
        <TextField
          label="Abbreviation"
          hint="As on the cue sheet: up to six capital letters and digits."
          autoComplete="off"
          autoCapitalize="characters"
          value={abbreviation}
          onChange={({ currentTarget }) =>
            setAbbreviation(currentTarget.value.trim().toUpperCase())
          }
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
