import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { Button, TextField } from '@standby/shared-ui';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';
import { screenActsOf } from '@standby/live-room/client/screen-acts';
import { SCREEN_NAME_MAX } from '@standby/live-room/domain/state/screen-settings';
import { screenSettingOf } from '@standby/live-room/domain/screens/screens';
import { ButtonRow } from '@standby/room-parts/primitives';
import { useController } from '../controller-context';
import { Line } from './ScreenForm.styles';

const orNull = v.pipe(
  v.string(),
  v.transform((input) => input.trim() || null),
);

/** Form for the name and the group of a screen. */
export function ScreenName({ screenId }: { readonly screenId: string }) {
  const room = useRoom();
  const { attempt } = useController();
  const setting = screenSettingOf(useRoomState(), screenId);
  const form = useForm({
    initial: { name: setting?.name ?? '', group: setting?.group ?? '' },
    schema: v.pipe(
      v.object({ name: orNull, group: orNull }),
      v.check(
        ({ name, group }) => name !== (setting?.name ?? null) || group !== (setting?.group ?? null),
      ),
    ),
    submit: ({ name, group }) => attempt(screenActsOf(room).name(screenId, name, group)),
  });

  return (
    <Line onSubmit={form.handleSubmit}>
      <TextField
        label="Name"
        placeholder="Stage left"
        autoComplete="off"
        maxLength={SCREEN_NAME_MAX}
        {...form.fieldProps('name')}
      />
      <TextField
        label="Group"
        optional
        placeholder="Backstage"
        autoComplete="off"
        maxLength={SCREEN_NAME_MAX}
        {...form.fieldProps('group')}
      />
      <ButtonRow>
        <Button type="submit" disabled={!form.canSubmit}>
          Save name
        </Button>
      </ButtonRow>
    </Line>
  );
}
