import { type SubmitEvent, useState } from 'react';
import { Button, StatusBadge, TextField } from '@standby/shared-ui';
import { openBrowserStorage } from '@standby/storage';
import { ANSWER_NAME_MAX } from '@standby/live-room/domain/state/call-schemas';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { guestName, storeCallerName } from '../../data/local/caller';
import { useRoom, useRoomSelector } from '../room-context/room-context';
import { Form, Row } from './GuestName.styles';

const selectName = ({ self }: RoomSnapshot) => self.personName ?? '';

/** Form for the guest’s name. The browser keeps the name, and offers it for calling too. */
export function GuestNameForm() {
  const room = useRoom();
  const sentName = useRoomSelector(selectName);
  const [input, setInput] = useState(sentName);
  const isSent = input.trim() === sentName;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const storage = openBrowserStorage();
    storeCallerName(storage, input.trim());
    room.window.introduce(guestName(storage));
  };

  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="Your name"
        hint="The desks read it beside what you do. This browser keeps it."
        autoComplete="name"
        maxLength={ANSWER_NAME_MAX}
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
      />
      <Row>
        <Button type="submit" disabled={isSent}>
          Save name
        </Button>
        <span role="status">
          {isSent && sentName !== '' && (
            <StatusBadge tone="go">The desks see {sentName}</StatusBadge>
          )}
        </span>
      </Row>
    </Form>
  );
}
