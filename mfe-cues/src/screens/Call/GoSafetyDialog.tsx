import { Button, CheckboxGroup, Dialog, type DialogProps, Select, Stack } from '@standby/shared-ui';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import { isShallowEqual, useRoomSelector } from '@standby/room-parts/room-context';
import { selectSafety } from './go-safety-settings';
import type { CallingDesk } from './useCalling';

export interface GoSafetyProps extends Pick<DialogProps, 'onClose' | 'finalFocus'> {
  readonly dispatch: CallingDesk['dispatch'];
}

/** Choices between the minimum and the maximum of the show’s rules, in seconds. */
const INTERVALS = [0.3, 0.5, 1, 1.5, 2, 2.5, 3].map((seconds) => ({
  value: String(seconds),
  label: `${seconds} seconds`,
}));

const WITHOUT = 'without-standby';

/** Dialog for the safety of GO: settings of the show, the same at every desk. */
export function GoSafetyDialog({ dispatch, ...dialog }: GoSafetyProps) {
  const { intervalSeconds, goesWithoutStandby } = useRoomSelector(selectSafety, isShallowEqual);
  return (
    <Dialog
      {...dialog}
      open
      size="small"
      title="Safety of GO"
      description="These settings belong to the show: every desk uses them. They apply at once."
      footer={<Button onClick={dialog.onClose}>Done</Button>}
    >
      <Stack $gap={5}>
        <Select
          label="Time between two GOs, at least"
          hint="A GO that comes sooner is ignored."
          value={String(intervalSeconds)}
          options={INTERVALS}
          onChange={(value) =>
            dispatch({ type: 'set-go-interval', intervalMs: Number(value) * MILLIS_PER_SECOND })
          }
        />
        <CheckboxGroup
          legend="GO without a standby"
          hint="Otherwise it asks first, and a second press after a second calls it."
          options={[{ value: WITHOUT, label: 'Calls at the first press' }]}
          value={goesWithoutStandby ? [WITHOUT] : []}
          onChange={(chosen) =>
            dispatch({ type: 'set-go-without-standby', isOn: chosen.includes(WITHOUT) })
          }
        />
      </Stack>
    </Dialog>
  );
}
