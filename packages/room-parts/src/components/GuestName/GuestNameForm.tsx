import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { typedText } from '@standby/forms/validation';
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
  const form = useForm({
    initial: { name: sentName },
    schema: v.pipe(
      v.object({ name: typedText }),
      v.check(({ name }) => name !== sentName),
    ),
    submit({ name }) {
      const storage = openBrowserStorage();
      storeCallerName(storage, name);
      room.window.introduce(guestName(storage));
    },
  });

  return (
    <Form onSubmit={form.handleSubmit}>
      <TextField
        label="Your name"
        hint="The desks read it beside what you do. This browser keeps it."
        autoComplete="name"
        maxLength={ANSWER_NAME_MAX}
        {...form.fieldProps('name')}
      />
      <Row>
        <Button type="submit" disabled={!form.isValid}>
          Save name
        </Button>
        <span role="status">
          {!form.isValid && sentName !== '' && (
            <StatusBadge tone="go">The desks see {sentName}</StatusBadge>
          )}
        </span>
      </Row>
    </Form>
  );
}
