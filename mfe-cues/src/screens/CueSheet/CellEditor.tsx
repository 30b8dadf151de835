import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button, Row } from '@standby/shared-ui';
import { Editor, Input, Problem } from './CueGrid.styles';
import type { CellActs, Editing } from './cell-editing';

interface CellEditorProps {
  readonly label: string;
  readonly editing: Editing;
  readonly acts: CellActs;
}

/** The field of a cell. Refused text stays in the field, with the reason below. */
export function CellEditor({ label, editing, acts }: CellEditorProps) {
  const { text, problem, theirs } = editing;
  const problemId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const isConflict = theirs !== undefined;
  const hasProblem = isConflict || problem !== undefined;

  useEffect(() => {
    const input = inputRef.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') acts.cancel();
    else if (event.target !== inputRef.current) return;
    else if (event.key === 'Enter') acts.commit('down');
    // With a conflict, Tab moves to the choice.
    else if (event.key === 'Tab' && !isConflict) acts.commit(event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  };

  return (
    <Editor
      ref={rootRef}
      onKeyDown={handleKeyDown}
      onBlur={({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && rootRef.current?.contains(relatedTarget);
        if (isInside) return;
        // The field keeps the focus when the person switches to another window.
        if (document.activeElement !== inputRef.current) acts.leave();
        else if (!hasProblem) acts.commit(undefined);
      }}
    >
      <Input
        ref={inputRef}
        aria-label={label}
        aria-invalid={hasProblem}
        aria-describedby={hasProblem ? problemId : undefined}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => acts.type(target.value)}
      />
      {hasProblem && (
        <Problem>
          <p id={problemId} role="alert">
            {isConflict
              ? `Someone else changed this cell: ${theirs === '' ? 'it is empty now' : `“${theirs}”`}.`
              : problem}
          </p>
          {isConflict && (
            <Row $gap={2}>
              <Button onClick={() => acts.keepMine()}>Keep mine</Button>
              <Button onClick={() => acts.takeTheirs()}>Take theirs</Button>
            </Row>
          )}
        </Problem>
      )}
    </Editor>
  );
}
