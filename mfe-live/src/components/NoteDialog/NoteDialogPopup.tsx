import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button, Dialog, type DialogProps, Select, TextField } from '@standby/shared-ui';
import { useRoom, useRoomState } from '../room-context/room-context';
import { NOTE_DEPARTMENTS, NOTE_MAX } from '@standby/live-room/domain/performance/notes';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { actsOf } from '@standby/live-room/client/room-acts';
import type { DispatchResult } from '@standby/live-room/client/room';
import { Form } from './NoteDialog.styles';
import { useTimeText } from '../room-context/room-zone';

const DEPARTMENTS = NOTE_DEPARTMENTS.map((name) => ({ value: name, label: name }));

/** Department of this window’s last note, offered first for the next one. */
let lastDepartment: string = NOTE_DEPARTMENTS[0];

interface NoteDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'finalFocus'> {
  /** Shows the reason if the note was refused. Returns whether the room accepted it. */
  readonly attempt: (result: DispatchResult) => boolean;
}

/** Form for a note in the report. The note has the time at which the dialog was opened. */
export function NoteDialogPopup({ attempt, ...dialog }: NoteDialogProps) {
  const timeText = useTimeText();
  const room = useRoom();
  const state = useRoomState();
  const [begunAtMs] = useState(() => Math.round(room.now()));
  const [department, setDepartment] = useState(lastDepartment);
  const [text, setText] = useState('');
  const textRef = useRef<HTMLInputElement>(null);
  const formId = useId();
  const isTooLong = text.trim().length > NOTE_MAX;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    lastDepartment = department;
    if (attempt(actsOf(room).writeNote(department, text, begunAtMs))) dialog.onClose();
  };

  return (
    <Dialog
      {...dialog}
      size="small"
      title="Note for the report"
      description={`About ${timeText(wallTimeOf(state, begunAtMs), 'second')}. No screen shows it.`}
      initialFocus={textRef}
      keepOnOutsidePress={text !== ''}
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={text.trim() === '' || isTooLong}
          >
            Keep note
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <TextField
          ref={textRef}
          label="Note"
          autoComplete="off"
          value={text}
          error={isTooLong ? `A note can have at most ${NOTE_MAX} characters.` : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Select
          label="Department"
          options={DEPARTMENTS}
          value={department}
          onChange={setDepartment}
        />
      </Form>
    </Dialog>
  );
}
