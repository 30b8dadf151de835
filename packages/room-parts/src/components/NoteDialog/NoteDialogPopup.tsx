import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { requiredText } from '@standby/forms/validation';
import { Dialog, type DialogProps, Select, TextField } from '@standby/shared-ui';
import { oncePerPage } from '../../data/browser/once-per-page';
import { useRoom, useRoomState } from '../room-context/room-context';
import { noteAct, NOTE_DEPARTMENTS, NOTE_MAX } from '@standby/live-room/domain/performance/notes';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import type { Act } from '@standby/live-room/domain/event-log/event';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import { useTimeText } from '../room-context/room-zone';

const DEPARTMENTS = NOTE_DEPARTMENTS.map((name) => ({ value: name, label: name }));

const schema = v.object({
  department: v.string(),
  text: v.pipe(
    requiredText,
    v.maxLength(NOTE_MAX, `A note can have at most ${NOTE_MAX} characters.`),
  ),
});

/** Remembers the department of this window’s last note, offered first for the next one. */
const lastNote = () =>
  oncePerPage<{ department: string }>('last-note', () => ({ department: NOTE_DEPARTMENTS[0] }));

interface NoteDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'finalFocus'> {
  /** Does the act in the room, or shows the reason why it is refused. Returns whether it was performed. */
  readonly dispatch: (act: Act | Refusal) => boolean;
}

/** Form for a note in the report. The note has the time at which the dialog was opened. */
export function NoteDialogPopup({ dispatch, ...dialog }: NoteDialogProps) {
  const timeText = useTimeText();
  const room = useRoom();
  const state = useRoomState();
  const [begunAtMs] = useState(() => Math.round(room.now()));
  const textRef = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { department: lastNote().department, text: '' },
    schema,
    submit({ department, text }) {
      lastNote().department = department;
      return dispatch(noteAct(department, text, begunAtMs));
    },
    onSubmitted(isWritten) {
      if (isWritten) dialog.onClose();
    },
  });

  return (
    <Dialog
      {...dialog}
      size="small"
      title="Note for the report"
      description={`About ${timeText(wallTimeOf(state, begunAtMs), 'second')}. No screen shows it.`}
      initialFocus={textRef}
      keepOnOutsidePress={form.values.text !== ''}
      submit={{ form, label: 'Keep note' }}
    >
      <TextField ref={textRef} label="Note" autoComplete="off" {...form.fieldProps('text')} />
      <Select label="Department" options={DEPARTMENTS} {...form.choiceProps('department')} />
    </Dialog>
  );
}
