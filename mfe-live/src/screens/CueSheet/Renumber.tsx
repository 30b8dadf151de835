import { useState } from 'react';
import { Button, Dialog, FormActions, FormError, Select, TextField } from '@standby/shared-ui';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName, type CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { renumberChanges, renumberPreview } from '../../domain/cues/renumber';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { FormFields, Hint } from '@standby/room-parts/primitives';
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

/** Renumbers a range of cues after a preview. */
export function Renumber({ open, sheet, active, onChange, onClose }: RenumberProps) {
  const first = active ?? sheet.cues[0];
  const ofDepartment = (id: string) => sheet.cues.filter((cue) => cue.department === id);
  const [department, setDepartment] = useState(first?.department ?? '');
  const own = ofDepartment(department);
  const [fromId, setFromId] = useState(first?.id ?? '');
  const [toId, setToId] = useState(own.at(-1)?.id ?? '');
  const [start, setStart] = useState(first?.number ?? '');
  const [step, setStep] = useState('1');
  const [error, setError] = useState<string>();

  const preview = renumberPreview(sheet, { department, fromId, toId, start, step });
  const list = preview.list ?? [];
  const changed = list.filter(({ cue, number }) => cue.number !== number);
  const options = own.map((cue) => ({
    value: cue.id,
    label: `${cueName(cue)} ${cue.label ?? ''}`.trim(),
  }));

  const handleDepartment = (id: string) => {
    const cues = ofDepartment(id);
    setDepartment(id);
    setFromId(cues[0]?.id ?? '');
    setToId(cues.at(-1)?.id ?? '');
    setStart(cues[0]?.number ?? '');
  };
  const handleSubmit = () => {
    const outcome = onChange(renumberChanges(list));
    if (outcome === 'done') onClose();
    else setError(REFUSALS[outcome]);
  };

  return (
    <Dialog open={open} onClose={onClose} title="Renumber cues">
      <FormFields
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0) handleSubmit();
        }}
      >
        <Columns>
          <Select
            label="Department"
            value={department}
            onChange={handleDepartment}
            options={sheet.departments
              .filter(({ id }) => ofDepartment(id).length > 0)
              .map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
          />
          <Select label="From" value={fromId} onChange={setFromId} options={options} />
          <Select label="To" value={toId} onChange={setToId} options={options} />
          <TextField
            label="First number"
            value={start}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => setStart(target.value)}
          />
          <TextField
            label="Step"
            value={step}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => setStep(target.value)}
          />
        </Columns>
        <Hint role="status">
          {preview.problem ??
            [
              changed.length === 0
                ? 'All have these numbers already.'
                : `${changed.length} of ${list.length} cues get another number.`,
              preview.warning,
            ]
              .filter(Boolean)
              .join(' ')}
        </Hint>
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
        <FormError title={error} />
        <FormActions>
          <Button type="submit" variant="primary" disabled={changed.length === 0}>
            Renumber
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </FormActions>
      </FormFields>
    </Dialog>
  );
}
