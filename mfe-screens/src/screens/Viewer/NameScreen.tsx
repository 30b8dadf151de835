import { type SubmitEvent, useState } from 'react';
import { Button, Dialog, FormActions, TextField } from '@standby/shared-ui';
import {
  SCREEN_NAME_MAX,
  type ScreenIdentity,
} from '@standby/live-room/domain/state/screen-settings';
import { screenSettingOf } from '@standby/live-room/domain/screens/screens';
import { FormFields } from '@standby/room-parts/primitives';
import { useRoomSelector } from '@standby/room-parts/room-context';

interface NameScreenProps {
  readonly screen: ScreenIdentity;
  /** Names the screen; null removes the name. */
  readonly onRename: (name: string | null) => void;
  readonly onClose: () => void;
}

/** Dialog that names this screen. This browser stores the name, for all shows. */
export function NameScreen({ screen, onRename, onClose }: NameScreenProps) {
  const [name, setName] = useState(screen.name ?? '');
  const given = useRoomSelector(({ state }) => screenSettingOf(state, screen.id)?.name);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = name.trim();
    onRename(trimmed === '' ? null : trimmed);
    onClose();
  };

  return (
    <Dialog
      open
      size="small"
      title="Name this screen"
      description="Desks see it under this name, also after a reload."
      onClose={onClose}
    >
      <FormFields onSubmit={handleSubmit}>
        <TextField
          label="Name"
          hint={
            given !== undefined &&
            `In this show a desk has named it ${given}, which counts before the name given here.`
          }
          placeholder="Stage left"
          autoComplete="off"
          maxLength={SCREEN_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FormActions>
          <Button type="submit" variant="primary">
            Save
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </FormActions>
      </FormFields>
    </Dialog>
  );
}
