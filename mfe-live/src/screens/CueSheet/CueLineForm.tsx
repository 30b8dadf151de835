import { type RefObject, useState } from 'react';
import { Button, TextField } from '@standby/shared-ui';
import { readCueLine } from '@standby/live-room/domain/cues/cue-line';
import type { Cue, Department } from '@standby/live-room/domain/cues/cue-schema';
import { cueName } from '@standby/live-room/domain/cues/cue-sheet';
import { REFUSALS } from '@standby/live-room/domain/room/refusals';
import { Line } from './SheetPage.styles';
import type { Outcome } from './useSheet';

interface CueLineFormProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly departments: readonly Department[];
  /** The cue below which the next one goes; at the end without one. */
  readonly below: Cue | undefined;
  readonly newId: () => string;
  readonly onAdd: (cue: Cue) => Outcome;
  /** The next cue goes to the end again. */
  readonly onEnd: () => void;
}

const EXAMPLE = 'LX 12.5 p34 "O for a muse" fade to dawn, follow 3, standby 10';

/** A cue in one line: Enter adds it, and the field is ready for the next. A refused line stays in it. */
export function CueLineForm(props: CueLineFormProps) {
  const { inputRef, departments, below, newId, onAdd, onEnd } = props;
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string>();

  const add = () => {
    const read = readCueLine(line, departments, newId());
    if (read.problem !== undefined) return setProblem(read.problem);
    const outcome = onAdd(read.value);
    if (outcome !== 'done') return setProblem(REFUSALS[outcome]);
    setLine('');
    return setProblem(undefined);
  };

  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        add();
        inputRef.current?.focus();
      }}
    >
      <TextField
        ref={inputRef}
        label={below ? `New cue, below ${cueName(below)}` : 'New cue, at the end'}
        hint={`Such as: ${EXAMPLE}`}
        error={problem}
        value={line}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setLine(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="primary">
        Add
      </Button>
      {below && <Button onClick={onEnd}>Add at the end</Button>}
    </Line>
  );
}
