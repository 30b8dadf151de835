import { type SubmitEvent, useState } from 'react';
import { Button, TextField } from '@standby/shared-ui';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';
import { screenActsOf } from '@standby/live-room/client/screen-acts';
import { SCREEN_NAME_MAX } from '@standby/live-room/domain/state/screen-settings';
import { screenSettingOf } from '@standby/live-room/domain/screens/screens';
import { ButtonRow } from '@standby/room-parts/primitives';
import { useController } from '../controller-context';
import { Line } from './ScreenForm.styles';

const orNull = (input: string): string | null => (input.trim() === '' ? null : input.trim());

/** Form for the name and the group of a screen. */
export function ScreenName({ screenId }: { readonly screenId: string }) {
  const room = useRoom();
  const { attempt } = useController();
  const setting = screenSettingOf(useRoomState(), screenId);
  const [name, setName] = useState(setting?.name ?? '');
  const [group, setGroup] = useState(setting?.group ?? '');
  const isSame =
    orNull(name) === (setting?.name ?? null) && orNull(group) === (setting?.group ?? null);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt(screenActsOf(room).name(screenId, orNull(name), orNull(group)));
  };

  return (
    <Line onSubmit={handleSubmit}>
      <TextField
        label="Name"
        placeholder="Stage left"
        autoComplete="off"
        maxLength={SCREEN_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label="Group"
        optional
        placeholder="Backstage"
        autoComplete="off"
        maxLength={SCREEN_NAME_MAX}
        value={group}
        onChange={(event) => setGroup(event.currentTarget.value)}
      />
      <ButtonRow>
        <Button type="submit" disabled={isSame}>
          Save name
        </Button>
      </ButtonRow>
    </Line>
  );
}
