import * as v from 'valibot';
import { keysOf, UserFacingError } from '@standby/contracts';
import { useForm } from '@standby/forms';
import {
  Button,
  Dialog,
  FormActions,
  FormError,
  Muted,
  Select,
  Stack,
  TextField,
} from '@standby/shared-ui';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName, type CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { renumberChanges, renumberPreview } from '../../domain/cues/renumber';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { Columns, Items } from './Import.styles';
import type { Outcome } from './useSheet';

interface RenumberProps {
  readonly open: boolean;
  readonly sheet: CueSheet;
  /** The cue that has the focus, where the range begins. */
  readonly active: Cue | undefined;
  readonly onChange: (changes: readonly CueChange[]) => Outcome;
  readonly onClose: () => void;
}

const SHOWN_MAX = 100;

const schema = v.object({
  department: v.string(),
  fromId: v.string(),
  toId: v.string(),
  start: v.string(),
  step: v.string(),
});

/** Renumbers a range of cues after a preview. */
export function Renumber({ open, sheet, active, onChange, onClose }: RenumberProps) {
  const first = active ?? sheet.cues[0];
  const ofDepartment = (id: string) => sheet.cues.filter((cue) => cue.department === id);
  /** Returns the values that renumber all cues of a department from one of them on. */
  const rangeOf = (department: string, from: Cue | undefined) => ({
    department,
    fromId: from?.id ?? '',
    toId: ofDepartment(department).at(-1)?.id ?? '',
    start: from?.number ?? '',
  });
  const form = useForm({
    initial: { ...rangeOf(first?.department ?? '', first), step: '1' },
    schema: v.pipe(
      schema,
      v.transform((values) => renumberChanges(renumberPreview(sheet, values).list ?? [])),
      v.minLength(1),
    ),
    submit(changes) {
      const outcome = onChange(changes);
      if (outcome !== 'done') throw new UserFacingError(REFUSALS[outcome]);
    },
    onSubmitted: onClose,
  });
  const { department } = form.values;
  const own = ofDepartment(department);

  const preview = renumberPreview(sheet, form.values);
  const list = preview.list ?? [];
  const changed = list.filter(({ cue, number }) => cue.number !== number);
  const options = own.map((cue) => ({
    value: cue.id,
    label: `${cueName(cue)} ${cue.label ?? ''}`.trim(),
  }));

  const handleDepartment = (id: string) => {
    const range = rangeOf(id, ofDepartment(id)[0]);
    for (const name of keysOf(range)) form.setValue(name, range[name]);
  };

  return (
    <Dialog open={open} onClose={onClose} title="Renumber cues">
      <Stack as="form" $gap={5} onSubmit={form.handleSubmit}>
        <Columns>
          <Select
            label="Department"
            value={department}
            onChange={handleDepartment}
            options={sheet.departments
              .filter(({ id }) => ofDepartment(id).length > 0)
              .map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
          />
          <Select label="From" options={options} {...form.choiceProps('fromId')} />
          <Select label="To" options={options} {...form.choiceProps('toId')} />
          <TextField
            label="First number"
            inputMode="decimal"
            autoComplete="off"
            {...form.fieldProps('start')}
          />
          <TextField
            label="Step"
            inputMode="decimal"
            autoComplete="off"
            {...form.fieldProps('step')}
          />
        </Columns>
        <Muted role="status">
          {preview.problem ??
            [
              changed.length === 0
                ? 'All have these numbers already.'
                : `${changed.length} of ${list.length} cues get another number.`,
              preview.warning,
            ]
              .filter(Boolean)
              .join(' ')}
        </Muted>
        {changed.length > 0 && (
          <Items role="list" aria-label="New numbers">
            {changed.slice(0, SHOWN_MAX).map(({ cue, number }) => (
              <li key={cue.id}>
                <strong>{`${cueName(cue)} → ${number}`}</strong> {cue.label}
              </li>
            ))}
            {changed.length > SHOWN_MAX && <li>{`And ${changed.length - SHOWN_MAX} more.`}</li>}
          </Items>
        )}
        <FormError title={form.failure?.text} />
        <FormActions>
          <Button {...form.submitProps} variant="primary">
            Renumber
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
