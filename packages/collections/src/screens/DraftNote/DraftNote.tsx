import { Banner, Button } from '@standby/shared-ui';

interface DraftNoteProps {
  /** The form began with what an earlier visit left. */
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
}

/** Says that a form is half filled in already, and offers to start over. */
export function DraftNote({ isRestored, onDiscard }: DraftNoteProps) {
  if (!isRestored) return null;
  return (
    <Banner
      tone="info"
      title="Your draft is back"
      text="What you filled in before is still here. It has not been saved."
      action={
        <Button size="small" onClick={onDiscard}>
          Discard draft
        </Button>
      }
    />
  );
}
