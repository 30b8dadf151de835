import { Banner, Button } from '@standby/shared-ui';

interface DraftNoteProps {
  /** Whether the form began with the draft of an earlier visit. */
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
}

/** Tells the person that the form holds a restored draft, and offers to start over. */
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
