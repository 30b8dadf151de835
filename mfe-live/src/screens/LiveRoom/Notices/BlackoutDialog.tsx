import { useRef } from 'react';
import { Button, Dialog, type DialogProps } from '@standby/shared-ui';
import { useController } from '../controller-context';

interface BlackoutDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks once: the viewers are all that the house sees. */
export function BlackoutDialog({ open, onClose, finalFocus }: BlackoutDialogProps) {
  const { acts, attempt } = useController();
  const confirmRef = useRef<HTMLButtonElement>(null);

  const handleConfirm = () => {
    attempt(acts.setBlackout(true));
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      size="small"
      title="Black out the viewers?"
      description="They go black at once. The timers run on, and one press lifts it. Hold the button to go without this question."
      initialFocus={confirmRef}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button ref={confirmRef} variant="primary" onClick={handleConfirm}>
            Black out
          </Button>
        </>
      }
    />
  );
}
