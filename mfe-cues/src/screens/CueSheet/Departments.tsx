import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Dialog,
  FormActions,
  FormError,
  IconButton,
  Stack,
  TextField,
} from '@standby/shared-ui';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import { type Department, DEPARTMENT_NAME_MAX } from '@standby/live-room/domain/state/cue-schema';
import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { readDepartments } from '../../domain/cues/department-list';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { DepartmentRow } from './Departments.styles';
import type { Outcome } from './useSheet';

export interface DepartmentsProps {
  readonly open: boolean;
  readonly sheet: CueSheet;
  readonly newId: () => string;
  readonly onChange: (changes: readonly CueChange[]) => Outcome;
  readonly onClose: () => void;
}

interface Row extends Department {
  /** Key of the row. The abbreviation may be retyped, so it cannot be the key. */
  readonly key: string;
}

const ID_MAX = 6;

/** Dialog for a sheet’s departments, in the order in which menus and prints list them. */
export function Departments(props: DepartmentsProps) {
  const { open, sheet, newId, onChange, onClose } = props;
  const [rows, setRows] = useState<readonly Row[]>(() =>
    sheet.departments.map(({ id, name }) => ({ key: id, id, name })),
  );
  const [problem, setProblem] = useState<string>();
  const used = new Set(sheet.cues.map(({ department }) => department));

  const change = (key: string, part: Partial<Department>) => {
    setRows(rows.map((row) => (row.key === key ? Object.assign({}, row, part) : row)));
    setProblem(undefined);
  };
  const save = () => {
    const read = readDepartments(rows, sheet.cues);
    if (read.problem !== undefined) return setProblem(read.problem);
    const outcome = onChange([{ type: 'set-departments', departments: read.value }]);
    if (outcome === 'done' || outcome === 'no-change') return onClose();
    return setProblem(REFUSALS[outcome]);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Departments"
      description="The abbreviation stands before each number. A department that has cues keeps it."
    >
      <Stack
        as="form"
        $gap={5}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {rows.map(({ key, id, name }) => (
          <DepartmentRow key={key} role="group" aria-label={name || id || 'New department'}>
            <TextField
              label="Abbreviation"
              value={id}
              maxLength={ID_MAX}
              readOnly={used.has(key)}
              autoComplete="off"
              onChange={({ target }) => change(key, { id: target.value.toUpperCase() })}
            />
            <TextField
              label="Name"
              value={name}
              maxLength={DEPARTMENT_NAME_MAX}
              autoComplete="off"
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <IconButton
              label={`Remove ${name || id || 'the new department'}`}
              disabled={used.has(key)}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              <Trash2 strokeWidth={1.5} aria-hidden />
            </IconButton>
          </DepartmentRow>
        ))}
        <div>
          <Button
            icon={<Plus strokeWidth={1.5} aria-hidden />}
            onClick={() => setRows([...rows, { key: newId(), id: '', name: '' }])}
          >
            Add a department
          </Button>
        </div>
        <FormError title={problem} />
        <FormActions>
          <Button type="submit" variant="primary">
            Save departments
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
