import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { typedText } from '@standby/forms/validation';
import { Button, Row, TextField } from '@standby/shared-ui';
import { useRoomState } from '@standby/room-parts/room-context';
import { SCREEN_NAME_MAX } from '@standby/live-room/domain/state/screen-settings';
import { screenSettingOf } from '@standby/live-room/domain/screens/screens';
import { useController } from '../controller-context';
import { Line } from './ScreenForm.styles';

/** Form for the name and the group of a screen. */
export function ScreenName({ screenId }: { readonly screenId: string }) {
  const { dispatch } = useController();
  const setting = screenSettingOf(useRoomState(), screenId);
  const form = useForm({
    initial: { name: setting?.name ?? '', group: setting?.group ?? '' },
    schema: v.pipe(
      v.object({ name: typedText, group: typedText }),
      v.check(
        ({ name, group }) => name !== (setting?.name ?? '') || group !== (setting?.group ?? ''),
      ),
    ),
    submit: ({ name, group }) =>
      dispatch({ type: 'name-screen', screenId, name: name || null, group: group || null }),
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
      <Row $gap={2}>
        <Button {...form.submitProps}>Save name</Button>
      </Row>
    </Line>
  );
}
