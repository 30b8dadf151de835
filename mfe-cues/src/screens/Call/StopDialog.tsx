import type { RefObject } from 'react';
import * as v from 'valibot';
import { useForm } from '@standby/forms';
import { Dialog, TextField } from '@standby/shared-ui';
import { HOLD_REASON_MAX } from '@standby/live-room/domain/state/calling-schema';

interface StopDialogProps {
  readonly open: boolean;
  readonly onStop: (reason: string) => void;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

const schema = v.object({ reason: v.string() });

/** Stops the show: at once with Enter, or with a reason. */
export function StopDialog({ open, onStop, onClose, finalFocus }: StopDialogProps) {
  const form = useForm({
    initial: { reason: '' },
    schema,
    submit: ({ reason }) => onStop(reason),
    onSubmitted() {
      form.discardDraft();
    },
  });
  return (
    <Dialog
      open={open}
      size="small"
      title="Stop the show"
      description="Until it is resumed no cue goes, and automatic cues wait."
      finalFocus={finalFocus}
      onClose={onClose}
      submit={{ form, label: 'Stop the show' }}
    >
      <TextField
        label="Reason"
        optional
        hint="For the report. Enter stops the show."
        autoComplete="off"
        maxLength={HOLD_REASON_MAX}
        {...form.fieldProps('reason')}
      />
    </Dialog>
  );
}
