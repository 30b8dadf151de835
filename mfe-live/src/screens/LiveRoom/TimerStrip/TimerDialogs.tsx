import { useState } from 'react';
import { Dialog } from 'shared-ui';
import type { Dispatched } from '../../../data/room';
import { DEFAULT_WARNING_MS, type RoomState, type Timer } from '../../../domain/room-state';
import { MILLIS_PER_MINUTE } from '../../../domain/time';
import { nextTimerName, type TimerFormOutput, writeDuration } from '../../../domain/timers';
import { type OpenDialog, useControl } from '../control-context';
import { TimerForm } from './TimerForm';

const NEW_DURATION_MS = 10 * MILLIS_PER_MINUTE;

interface TimerDialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
  readonly state: RoomState;
  /** The timer that is shown large. */
  readonly shown: Timer;
}

/** Add Timer, and the form of the timer that is shown. */
export function TimerDialogs({ dialog, onClose, state, shown }: TimerDialogsProps) {
  const { acts } = useControl();
  return (
    <>
      <Dialog
        open={dialog === 'add-timer'}
        onClose={onClose}
        title="Add Timer"
        description="It stands at its full time until it is played."
        keepOnOutsidePress
      >
        <TimerForm
          initial={{
            name: nextTimerName(state),
            durationMs: writeDuration(NEW_DURATION_MS),
            warningMs: writeDuration(DEFAULT_WARNING_MS),
          }}
          submitLabel="Add Timer"
          onSubmit={(form) => acts.addTimer(form)}
          onClose={onClose}
        />
      </Dialog>
      <Dialog
        open={dialog === 'edit-timer'}
        onClose={onClose}
        title={`Edit ${shown.name}`}
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
  const { acts } = useControl();
  // Another controller may select another tab meanwhile.
  const [{ id, name, durationMs, warningMs }] = useState(timer);

  function change(form: TimerFormOutput): Dispatched {
    const isRenamed = form.name !== name;
    const isSet = form.durationMs !== durationMs || form.warningMs !== warningMs;
    const renamed = isRenamed ? acts.renameTimer(id, form.name) : undefined;
    if (renamed?.isDone === false) return renamed;
    const set = isSet ? acts.setTimer(id, form) : undefined;
    return set ?? renamed ?? { isDone: true, entryId: '' };
  }

  return (
    <TimerForm
      initial={{
        name,
        durationMs: writeDuration(durationMs),
        warningMs: writeDuration(warningMs),
      }}
      submitLabel="Save"
      onSubmit={change}
      onClose={onClose}
    />
  );
}
