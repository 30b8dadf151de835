import { useRef } from 'react';
import { Button, Dialog } from '@standby/shared-ui';
import { useController, useDialog } from '../controller-context';

/** Asks once: the viewers are all that the house sees. */
export function BlackoutDialog() {
  const { acts, attempt } = useController();
  const dialog = useDialog('blackout');
  const confirmRef = useRef<HTMLButtonElement>(null);

  const handleConfirm = () => {
    attempt(acts.setBlackout(true));
    dialog.onClose();
  };

  return (
    <Dialog
      {...dialog}
      size="small"
      title="Black out the viewers?"
      description="They go black at once. The timers run on, and one press lifts it. Hold the button to go without this question."
      initialFocus={confirmRef}
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button ref={confirmRef} variant="primary" onClick={handleConfirm}>
            Black out
          </Button>
        </>
      }
    />
  );
}
