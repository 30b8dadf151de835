import { useState } from 'react';
import { Dialog, Select } from '@standby/shared-ui';
import { useRoomState } from '@standby/room-parts/room-context';
import { useDialog } from '../controller-context';
import { ScreenForm } from './ScreenForm';
import { Fields } from './ScreenForm.styles';
import { ScreenName } from './ScreenName';
import { ALL_SCREENS, oneScreen, screenTargets } from './screen-targets';
import type { WallTile } from './wall-tiles';

interface ScreenDialogProps {
  readonly tiles: readonly WallTile[];
  /** Id of the screen whose tile was pressed. */
  readonly firstScreenId: string | undefined;
}

/**
 * Dialog for the settings of one screen, a group or all. Each choice acts at once, and can be
 * undone.
 */
export function ScreenDialog({ tiles, firstScreenId }: ScreenDialogProps) {
  const dialog = useDialog('screen');
  const state = useRoomState();
  const targets = screenTargets(state, tiles);
  const [chosen, setChosen] = useState(
    firstScreenId === undefined ? ALL_SCREENS : oneScreen(firstScreenId),
  );
  const target = targets.find(({ value }) => value === chosen) ?? targets[0];
  const [screenId] = target?.screenIds ?? [];
  return (
    <Dialog
      {...dialog}
      title="Screens"
      description="Each choice acts at once."
      open={dialog.open && screenId !== undefined}
    >
      {target && screenId !== undefined && (
        <Fields>
          <Select
            label="For"
            options={targets.map(({ value, label }) => ({ value, label }))}
            value={target.value}
            onChange={setChosen}
          />
          <ScreenForm key={target.value} target={target} tiles={tiles} />
          {target.screenIds.length === 1 && target.value === oneScreen(screenId) && (
            <ScreenName key={screenId} screenId={screenId} />
          )}
        </Fields>
      )}
    </Dialog>
  );
}
