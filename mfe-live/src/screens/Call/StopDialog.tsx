import { type RefObject, type SubmitEvent, useState } from 'react';
import { Button, Dialog, FormActions, TextField } from '@standby/shared-ui';
import { HOLD_REASON_MAX } from '@standby/live-room/domain/state/calling-schema';
import { FormFields } from '@standby/room-parts/primitives';

interface StopDialogProps {
  readonly open: boolean;
  readonly onStop: (reason: string) => void;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** Stops the show: at once with Enter, or with a reason. */
export function StopDialog({ open, onStop, onClose, finalFocus }: StopDialogProps) {
  const [reason, setReason] = useState('');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onStop(reason);
    setReason('');
  };
  return (
    <Dialog
      open={open}
      size="small"
      title="Stop the show"
      description="Until it is resumed no cue goes, and automatic cues wait."
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <FormFields onSubmit={handleSubmit}>
        <TextField
          label="Reason"
          optional
          hint="For the report. Enter stops the show."
          autoComplete="off"
          maxLength={HOLD_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormActions>
          <Button type="submit" variant="primary">
            Stop the show
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </FormActions>
      </FormFields>
    </Dialog>
  );
}
