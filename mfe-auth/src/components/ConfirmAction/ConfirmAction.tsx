import { useState } from 'react';
import { Button, Dialog, FormError, type ButtonProps } from '@standby/shared-ui';
import { useSubmission } from '@standby/forms';

interface ConfirmActionProps {
  /** Label of the button that opens the question. */
  readonly label: string;
  /** Accessible label, needed if several buttons have the same label. */
  readonly accessibleLabel?: string;
  readonly title: string;
  /** Consequence of the action. */
  readonly description: string;
  /** Label of the button that confirms. */
  readonly action: string;
  /** Title of the error if `run` fails. */
  readonly failed: string;
  readonly variant?: ButtonProps['variant'];
  readonly run: () => Promise<unknown>;
  readonly onDone: () => void | Promise<void>;
}

/** Button that asks for confirmation, for actions that concern others or cannot be undone. */
export function ConfirmAction(props: ConfirmActionProps) {
  const {
    label,
    accessibleLabel,
    title,
    description,
    action,
    failed,
    variant = 'ghost',
    run,
    onDone,
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const submission = useSubmission({ otherwise: 'Something went wrong. Try again in a moment.' });

  const handleConfirm = () =>
    submission.send(run, async () => {
      setIsOpen(false);
      await onDone();
    });

  return (
    <>
      <Button
        size="small"
        variant={variant}
        aria-label={accessibleLabel}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        description={description}
        size="small"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button
              variant="danger"
              pending={submission.isPending}
              onClick={() => void handleConfirm()}
            >
              {action}
            </Button>
          </>
        }
      >
        {submission.failure && <FormError title={failed}>{submission.failure.text}</FormError>}
      </Dialog>
    </>
  );
}
