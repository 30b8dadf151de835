import { useRef } from 'react';
import { Button, Dialog } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import { useShownTimer } from '@standby/room-parts/room-context';
import { useController, useDialog } from '../controller-context';

/** Asks before a running timer is removed. */
export function RemoveTimerDialog() {
  const { dispatch } = useController();
  const dialog = useDialog('remove-timer');
  const timer = useShownTimer();
  const cancelRef = useRef<HTMLButtonElement>(null);

  const handleConfirm = () => {
    dispatch({ type: 'remove-timer', timerId: timer.id });
    dialog.onClose();
  };

  return (
    <Dialog
      {...dialog}
      size="small"
      title={`Remove ${isolateDirection(timer.name)} while it runs?`}
      description="It goes from the desk and from the viewers at once."
      initialFocus={cancelRef}
      footer={
        <>
          <Button ref={cancelRef} onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={handleConfirm}>
            Remove timer
          </Button>
        </>
      }
    />
  );
}
