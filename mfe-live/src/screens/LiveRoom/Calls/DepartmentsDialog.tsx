import { type SubmitEvent, useId, useState } from 'react';
import { Button, Dialog, TextArea } from '@standby/shared-ui';
import { callDepartments } from '@standby/live-room/domain/calls/call-board';
import {
  ANSWER_NAME_MAX,
  CALL_DEPARTMENTS_MAX,
} from '@standby/live-room/domain/state/call-schemas';
import { useRoomState } from '../../../components/room-context/room-context';
import { useController } from '../controller-context';
import { Form } from './Calls.styles';

interface DepartmentsDialogProps {
  readonly onClose: () => void;
}

/** Returns the entered names without duplicates. */
function namesOf(input: string): string[] {
  const lines = input.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function problemOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return 'Enter at least one department';
  if (names.length > CALL_DEPARTMENTS_MAX)
    return `Enter at most ${CALL_DEPARTMENTS_MAX} departments`;
  const long = names.find((name) => name.length > ANSWER_NAME_MAX);
  return long === undefined ? undefined : `${long} is longer than ${ANSWER_NAME_MAX} characters`;
}

/** Dialog for the departments that answer calls. */
export function DepartmentsDialog({ onClose }: DepartmentsDialogProps) {
  const { acts, attempt, panelRef } = useController();
  const state = useRoomState();
  const formId = useId();
  const [text, setText] = useState(() => callDepartments(state).join('\n'));
  const names = namesOf(text);
  const problem = problemOf(names);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined) return;
    const isSame = names.join('\n') === callDepartments(state).join('\n');
    if (isSame || attempt(acts.setCallDepartments(names))) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={panelRef}
      size="small"
      title="Who answers calls"
      description="One department a line. Each answers from its own page, which a cue light link opens."
      keepOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={problem !== undefined}>
            Save departments
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <TextArea
          label="Departments"
          rows={8}
          autoComplete="off"
          value={text}
          error={problem}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}
