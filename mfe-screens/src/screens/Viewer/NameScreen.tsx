import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { typedText } from '@standby/forms/validation';
import { Button, Dialog, FormActions, Stack, TextField } from '@standby/shared-ui';
import {
  SCREEN_NAME_MAX,
  type ScreenIdentity,
} from '@standby/live-room/domain/state/screen-settings';
import { screenSettingOf } from '@standby/live-room/domain/screens/screens';
import { useRoomSelector } from '@standby/room-parts/room-context';

interface NameScreenProps {
  readonly screen: ScreenIdentity;
  /** Names the screen; null removes the name. */
  readonly onRename: (name: string | null) => void;
  readonly onClose: () => void;
}

const nameSchema = v.object({ name: typedText });

/** Dialog that names this screen. This browser stores the name, for all shows. */
export function NameScreen({ screen, onRename, onClose }: NameScreenProps) {
  const given = useRoomSelector(({ state }) => screenSettingOf(state, screen.id)?.name);
  const form = useForm({
    initial: { name: screen.name ?? '' },
    schema: nameSchema,
    submit: ({ name }) => onRename(name || null),
    onSubmitted: onClose,
  });

  return (
    <Dialog
      open
      size="small"
      title="Name this screen"
      description="Desks see it under this name, also after a reload."
      onClose={onClose}
    >
      <Stack as="form" $gap={5} onSubmit={form.handleSubmit}>
        <TextField
          label="Name"
          hint={
            given !== undefined &&
            `In this show a desk has named it ${given}, which counts before the name given here.`
          }
          placeholder="Stage left"
          autoComplete="off"
          maxLength={SCREEN_NAME_MAX}
          {...form.fieldProps('name')}
        />
        <FormActions>
          <Button {...form.submitProps} variant="primary">
            Save
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
