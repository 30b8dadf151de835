import { Check, EyeOff } from 'lucide-react';
import { Button } from '@standby/shared-ui';
import type { PanelMessage } from '@standby/live-room/domain/messages/messages';
import { useController } from '../controller-context';

/** The desk’s decisions about a question, which the ask page shows. */
export function QuestionActions({ message }: { readonly message: PanelMessage }) {
  const { dispatch } = useController();
  const { id, moderation } = message;
  return (
    <>
      {moderation !== 'accepted' && (
        <Button
          variant="ghost"
          size="small"
          icon={<Check strokeWidth={1.5} aria-hidden />}
          onClick={() => dispatch({ type: 'accept-question', messageId: id })}
        >
          Accept
        </Button>
      )}
      {moderation !== 'hidden' && (
        <Button
          variant="ghost"
          size="small"
          icon={<EyeOff strokeWidth={1.5} aria-hidden />}
          onClick={() => dispatch({ type: 'hide-question', messageId: id })}
        >
          Hide
        </Button>
      )}
    </>
  );
}
