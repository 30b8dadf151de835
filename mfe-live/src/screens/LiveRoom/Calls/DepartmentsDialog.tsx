import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { Dialog, TextArea } from '@standby/shared-ui';
import { callDepartments } from '@standby/live-room/domain/calls/call-board';
import {
  ANSWER_NAME_MAX,
  CALL_DEPARTMENTS_MAX,
} from '@standby/live-room/domain/state/call-schemas';
import { useRoomState } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';

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

const schema = v.object({
  departments: v.pipe(
    v.string(),
    v.transform(namesOf),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? problemOf(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  ),
});

/** Dialog for the departments that answer calls. */
export function DepartmentsDialog({ onClose }: DepartmentsDialogProps) {
  const { dispatch, panelRef } = useController();
  const state = useRoomState();
  const known = callDepartments(state).join('\n');
  const form = useForm({
    initial: { departments: known },
    schema,
    submit: ({ departments }) =>
      departments.join('\n') === known || dispatch({ type: 'set-call-departments', departments }),
    onSubmitted(isSet) {
      if (isSet) onClose();
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={panelRef}
      size="small"
      title="Who answers calls"
      description="One department a line. Each answers from its own page, which a cue light link opens."
      keepOnOutsidePress
      submit={{ form, label: 'Save departments' }}
    >
      <TextArea
        label="Departments"
        rows={8}
        autoComplete="off"
        {...form.fieldProps('departments')}
      />
    </Dialog>
  );
}
