import { Button, Dialog } from '@standby/shared-ui';
import { useController, useDialog } from '../controller-context';

/**
 * Asks once before a blackout, because the house sees only the viewers. Cancel has the focus, so
 * that no key blacks out by mistake.
 */
export function BlackoutDialog() {
  const { dispatch } = useController();
  const dialog = useDialog('blackout');

  const handleConfirm = () => {
    dispatch({ type: 'blackout', isOn: true });
    dialog.onClose();
  };

  return (
    <Dialog
      {...dialog}
      size="small"
      title="Black out the viewers?"
      description="They go black at once. The timers run on, and one press lifts it. Hold the button to go without this question."
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button variant="primary" onClick={handleConfirm}>
            Black out
          </Button>
        </>
      }
    />
  );
}
