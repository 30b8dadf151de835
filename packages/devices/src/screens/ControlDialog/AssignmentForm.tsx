import { useState, type SubmitEvent } from 'react';
import { Button, Select, TextField } from '@standby/shared-ui';
import { truncateForList } from '@standby/shared-ui/text';
import type { ShowTitle } from '@standby/contracts';
import type { Assignment, ControlScope } from '@standby/api-client/device-screens';
import {
  assignmentOf,
  assignmentWords,
  commonValue,
  EVERY_SHOW,
  isBridge,
  isProgram,
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
const BRIDGE_KINDS: readonly Assignment['kind'][] = ['standby', 'bridge'];
const PROGRAM_KINDS: readonly Assignment['kind'][] = ['standby', 'control'];
const optionsOf = (kinds: typeof KINDS) =>
  kinds.map((value) => ({ value, label: assignmentWords[value] }));
const KIND_OPTIONS = optionsOf(KINDS);
const BRIDGE_OPTIONS = optionsOf(BRIDGE_KINDS);
const PROGRAM_OPTIONS = optionsOf(PROGRAM_KINDS);
const SCOPE_OPTIONS: readonly { readonly value: ControlScope; readonly label: string }[] = [
  { value: 'read', label: 'Read' },
  { value: 'control', label: 'Control timers, screens and messages' },
  { value: 'call', label: 'Also give standby and GO for the book' },
];

function kindOptionsOf(devices: DeviceTarget['devices']) {
  if (devices.every(isBridge)) return BRIDGE_OPTIONS;
  return devices.every(isProgram) ? PROGRAM_OPTIONS : KIND_OPTIONS;
}
const OTHER = 'other';
const EVERY: ShowTitle = { id: EVERY_SHOW, title: 'Every show of the organization' };

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
  const [first] = devices;
  const [departmentList, setDepartmentList] = useState(() =>
    first?.assignment.kind === 'bridge' ? first.assignment.departments.join(', ') : '',
  );

  const [scope, setScope] = useState<ControlScope>(() =>
    first?.assignment.kind === 'control' ? first.assignment.scope : 'read',
  );

  const kind = chosenKind ?? commonKind;
  const [onlyShow] = shows.length === 1 ? shows : [];
  const wantedShow = chosenShow ?? (commonShow || (chosenKind && onlyShow?.id));
  const shownShows = kind === 'control' ? [EVERY, ...shows] : shows;
  const showId = shownShows.find(({ id }) => id === wantedShow)?.id ?? '';
  const isOther = department === OTHER;
  const assignment =
    kind &&
    assignmentOf({
      kind,
      showId,
      department: isOther ? abbreviation : department,
      departments: departmentList,
      scope,
    });

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
        options={kindOptionsOf(devices)}
        value={kind ?? ''}
        onChange={setKind}
      />
      {kind !== 'standby' && (
        <Select
          label="Show"
          placeholder={commonShow ? 'Another show' : 'Choose a show'}
          options={shownShows.map(({ id, title }) => ({
            value: id,
            label: truncateForList(title),
          }))}
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
      {kind === 'bridge' && (
        <TextField
          label="Departments"
          hint="Those whose desks the bridge joins to the show, as on the cue sheet: LX, SND."
          autoComplete="off"
          autoCapitalize="characters"
          value={departmentList}
          onChange={({ currentTarget }) => setDepartmentList(currentTarget.value)}
        />
      )}
      {kind === 'control' && (
        <Select label="May" options={SCOPE_OPTIONS} value={scope} onChange={setScope} />
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
