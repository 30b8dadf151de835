import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button, TextField, useClock } from '@standby/shared-ui';
import type { Cue, Department } from '@standby/live-room/domain/state/cue-schema';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import { type LineReading, readingOf } from '../../domain/cues/line-reading';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { CUE_LINE_EXAMPLE } from './cue-line-example';
import { Line } from './CueLineForm.styles';
import { LineReadingView, quoted } from './LineReadingView';
import type { Outcome } from './useSheet';

interface CueLineFormProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly departments: readonly Department[];
  /** Cue above the new one; undefined to add at the end. */
  readonly below: Cue | undefined;
  readonly newId: () => string;
  readonly onAdd: (cue: Cue) => Outcome;
  readonly onAddDepartment: (department: Department) => Outcome;
  /** Makes new cues go to the end again. */
  readonly onEnd: () => void;
  /** Report of the last action, shown in place of the reading while the field is empty; false for none. */
  readonly children: ReactNode;
}

/** Returns the problem that prevents adding a line, if any. */
function problemOf(reading: LineReading): string | undefined {
  if (reading.kind === 'problem') return reading.problem;
  if (reading.kind === 'empty' || reading.unread.length === 0) return undefined;
  return `Not read: ${quoted(reading.unread)}. The label comes before trigger and standby; notes are typed in the sheet.`;
}

/**
 * Adds a cue as one line, and shows its reading while a person types. After Enter the field is
 * ready for the next cue. A refused line stays selected in the field, so the next text replaces it.
 */
export function CueLineForm(props: CueLineFormProps) {
  const { inputRef, departments, below, newId, onAdd, onAddDepartment, onEnd, children } = props;
  const clock = useClock();
  const [line, setLine] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const reading = readingOf(line, departments, 'typed', clock);
  const missing = reading.kind === 'problem' ? reading.missing : undefined;
  const problem = problemOf(reading) ?? refusal;

  const refuse = (text?: string) => {
    setRefusal(text);
    setIsRefused(true);
    inputRef.current?.select();
  };
  const add = () => {
    const read = readingOf(line, departments, newId(), clock);
    if (read.kind === 'empty') return refuse('Type a cue first.');
    if (read.kind === 'problem' || read.unread.length > 0) return refuse();
    const outcome = onAdd(read.cue);
    if (outcome !== 'done') return refuse(REFUSALS[outcome]);
    setLine('');
    setIsRefused(false);
    return setRefusal(undefined);
  };

  return (
    <>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          inputRef.current?.focus();
          add();
        }}
      >
        <TextField
          ref={inputRef}
          label={below ? `New cue, after ${cueName(below)}` : 'New cue, at the end'}
          error={isRefused || refusal !== undefined ? problem : undefined}
          placeholder={CUE_LINE_EXAMPLE}
          value={line}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setLine(target.value);
            setIsUsed(true);
            setIsRefused(false);
            setRefusal(undefined);
          }}
        />
        <Button type="submit" variant="primary">
          Add
        </Button>
        {below && <Button onClick={onEnd}>Add at the end</Button>}
      </Line>
      <LineReadingView reading={reading} isUsed={isUsed} isRefused={isRefused}>
        {children}
      </LineReadingView>
      {missing && (
        <div>
          <Button
            icon={<Plus strokeWidth={1.5} aria-hidden />}
            onClick={() => {
              const outcome = onAddDepartment(missing);
              if (outcome !== 'done') setRefusal(REFUSALS[outcome]);
              inputRef.current?.focus();
            }}
          >
            Add {missing.id}
          </Button>
        </div>
      )}
    </>
  );
}
