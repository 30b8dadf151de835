import { useRef } from 'react';
import { Button, Dialog } from '@standby/shared-ui';
import { useRoomState } from '@standby/room-parts/room-context';
import { hasRunningTimer } from '@standby/live-room/domain/state/room-state';
import { useController, useDialog } from '../controller-context';

/** Asks once before it ends the performance, because the screens then return to the first timer. */
export function EndPerformanceDialog() {
  const { dispatch } = useController();
  const dialog = useDialog('end-performance');
  const isRunning = hasRunningTimer(useRoomState());
  const cancelRef = useRef<HTMLButtonElement>(null);

  const handleConfirm = () => {
    dispatch({ type: 'end-performance' });
    dialog.onClose();
  };

  return (
    <Dialog
      {...dialog}
      size="small"
      title="End this performance?"
      description={`${isRunning ? 'A timer is running, and ends now. ' : ''}The timers go back to their full time, messages and calls are cleared, and the next performance starts clean. The log and the report of this one stay.`}
      initialFocus={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={handleConfirm}>
            End performance
          </Button>
        </>
      }
    />
  );
}
