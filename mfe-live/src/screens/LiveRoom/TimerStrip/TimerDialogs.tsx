import { useState } from 'react';
import { Dialog, type DialogProps } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { DEFAULT_WARNING_MS, type RoomState, type Timer } from '../../../domain/room/room-schema';
import { MILLIS_PER_MINUTE } from '../../../domain/timer/time';
import {
  formatDuration,
  nextTimerName,
  STARTS_NEXT,
  type TimerFormOutput,
} from '../../../domain/timer/timer-form';
import type { DispatchResult } from '../../../engine/room';
import { type OpenDialog, useController } from '../controller-context';
import { TimerForm } from './TimerForm';

const NEW_DURATION_MS = 10 * MILLIS_PER_MINUTE;

interface TimerDialogsProps extends Pick<DialogProps, 'finalFocus'> {
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
  readonly state: RoomState;
  /** The timer that is shown large. */
  readonly shown: Timer;
}

/** Add Timer, and the form of the timer that is shown. */
export function TimerDialogs({ dialog, onClose, finalFocus, state, shown }: TimerDialogsProps) {
  const { acts } = useController();
  return (
    <>
      <Dialog
        open={dialog === 'add-timer'}
        onClose={onClose}
        finalFocus={finalFocus}
        title="Add Timer"
        description="Waits at full time."
        keepOnOutsidePress
      >
        <TimerForm
          initial={{
            name: nextTimerName(state),
            durationMs: formatDuration(NEW_DURATION_MS),
            warningMs: formatDuration(DEFAULT_WARNING_MS),
            startsNext: [],
          }}
          submitLabel="Add Timer"
          onSubmit={(form) => acts.addTimer(form)}
          onClose={onClose}
        />
      </Dialog>
      <Dialog
        open={dialog === 'edit-timer'}
        onClose={onClose}
        finalFocus={finalFocus}
        title={`Edit ${isolateDirection(shown.name)}`}
        keepOnOutsidePress
      >
        <EditForm timer={shown} onClose={onClose} />
      </Dialog>
    </>
  );
}

interface EditFormProps {
  readonly timer: Timer;
  readonly onClose: () => void;
}

function EditForm({ timer, onClose }: EditFormProps) {
  const { acts } = useController();
  // Another controller may select another tab meanwhile.
  const [{ id, name, durationMs, warningMs, startsNext = false }] = useState(timer);

  function change(form: TimerFormOutput): DispatchResult {
    const isRenamed = form.name !== name;
    const isSet = form.durationMs !== durationMs || form.warningMs !== warningMs;
    const renamed = isRenamed ? acts.renameTimer(id, form.name) : undefined;
    if (renamed?.isDone === false) return renamed;
    const set = isSet ? acts.setTimer(id, form) : undefined;
    if (set?.isDone === false) return set;
    const isChosen = form.startsNext !== startsNext;
    const chosen = isChosen ? acts.setAutoStart(id, form.startsNext) : undefined;
    return chosen ?? set ?? renamed ?? { isDone: true, eventId: '' };
  }

  return (
    <TimerForm
      initial={{
        name,
        durationMs: formatDuration(durationMs),
        warningMs: formatDuration(warningMs),
        startsNext: startsNext ? [STARTS_NEXT] : [],
      }}
      submitLabel="Save"
      onSubmit={change}
      onClose={onClose}
    />
  );
}
