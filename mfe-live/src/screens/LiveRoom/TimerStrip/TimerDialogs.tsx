import { useState } from 'react';
import { Dialog } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { useRoom, useRoomSelector, useShownTimer } from '@standby/room-parts/room-context';
import { DEFAULT_WARNING_MS, type Timer } from '@standby/live-room/domain/state/room-schema';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import {
  formatDuration,
  nextTimerName,
  ON_ITS_OWN,
  STARTS_NEXT,
  type TimerFormOutput,
} from '@standby/live-room/domain/timer/timer-form';
import type { DispatchResult } from '@standby/live-room/client/room';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useDialog } from '../controller-context';
import { newTimerAct, timerChangeAct } from '../../../domain/desk-acts/timer-acts';
import { TimerForm } from './TimerForm';

const NEW_DURATION_MS = 10 * MILLIS_PER_MINUTE;

const selectNextName = ({ state }: RoomSnapshot) => nextTimerName(state);

export function AddTimerDialog() {
  const room = useRoom();
  const dialog = useDialog('add-timer');
  const name = useRoomSelector(selectNextName);
  return (
    <Dialog {...dialog} title="Add Timer" description="Waits at full time." keepOnOutsidePress>
      <TimerForm
        initial={{
          name,
          durationMs: formatDuration(NEW_DURATION_MS),
          warningMs: formatDuration(DEFAULT_WARNING_MS),
          startsNext: [],
          isOnItsOwn: [],
        }}
        submitLabel="Add Timer"
        onSubmit={(form) => room.dispatch(newTimerAct(room.newId(), form))}
        onClose={dialog.onClose}
      />
    </Dialog>
  );
}

/** Dialog with the form of the timer shown large. */
export function EditTimerDialog() {
  const dialog = useDialog('edit-timer');
  const timer = useShownTimer();
  return (
    <Dialog {...dialog} title={`Edit ${isolateDirection(timer.name)}`} keepOnOutsidePress>
      <EditForm timer={timer} onClose={dialog.onClose} />
    </Dialog>
  );
}

interface EditFormProps {
  readonly timer: Timer;
  readonly onClose: () => void;
}

function EditForm({ timer, onClose }: EditFormProps) {
  const room = useRoom();
  // The initial timer stays, because another controller may select another tab while the form is
  // open.
  const [{ id, name, durationMs, warningMs, startsNext = false, isOnItsOwn = false }] =
    useState(timer);

  function change(form: TimerFormOutput): DispatchResult {
    const isSet = form.durationMs !== durationMs || form.warningMs !== warningMs;
    const setting = { durationMs: form.durationMs, warningMs: form.warningMs };
    const result = room.dispatch(
      timerChangeAct(id, {
        name: form.name === name ? undefined : form.name,
        setting: isSet ? setting : undefined,
        startsNext: form.startsNext === startsNext ? undefined : form.startsNext,
        isOnItsOwn: form.isOnItsOwn === isOnItsOwn ? undefined : form.isOnItsOwn,
      }),
    );
    const isUnchanged = !result.isDone && result.refusal === 'no-change';
    return isUnchanged ? { isDone: true, eventId: '' } : result;
  }

  return (
    <TimerForm
      initial={{
        name,
        durationMs: formatDuration(durationMs),
        warningMs: formatDuration(warningMs),
        startsNext: startsNext ? [STARTS_NEXT] : [],
        isOnItsOwn: isOnItsOwn ? [ON_ITS_OWN] : [],
      }}
      submitLabel="Save"
      onSubmit={change}
      onClose={onClose}
    />
  );
}
