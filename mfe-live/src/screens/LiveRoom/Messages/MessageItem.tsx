import { Check, MessageCircleQuestionMark, Monitor, MonitorOff, Trash2 } from 'lucide-react';
<<<<<<< HEAD
import { Button, IconButton, LazyPart, StatusBadge, Tag } from '@standby/shared-ui';
=======
import { Button, IconButton, StatusBadge, Tag } from '@standby/shared-ui';
>>>>>>> main
import { isolateDirection } from '@standby/shared-ui/text';
import type { PanelMessage } from '../../../domain/room/messages';
import { useController } from '../controller-context';
import { Actions, Item, Meta, Text } from './Messages.styles';
import { QuestionActions } from './QuestionActions';

interface MessageItemProps {
  readonly message: PanelMessage;
  /** Whether questions are accepted and hidden here: in connected mode. */
  readonly isModerated: boolean;
}

export function MessageItem({ message, isModerated }: MessageItemProps) {
  const { acts, attempt } = useController();
  const { id, text, user, timestamp, isQuestion, isShown, moderation } = message;
  return (
    <Item data-shown={isShown}>
      <Meta>
        <strong>{user}</strong>
        <time dateTime={timestamp}>{timestamp}</time>
        {isQuestion && (
          <Tag>
            <MessageCircleQuestionMark strokeWidth={1.5} aria-hidden />
            Question
          </Tag>
        )}
        {moderation === 'accepted' && (
          <Tag>
            <Check strokeWidth={1.5} aria-hidden />
            Accepted
          </Tag>
        )}
        {isShown && <StatusBadge tone="go">On viewers</StatusBadge>}
      </Meta>
      <Text>{text}</Text>
      <Actions>
        {isShown && (
          <Button
            variant="ghost"
            size="small"
            icon={<MonitorOff strokeWidth={1.5} aria-hidden />}
            onClick={() => attempt(acts.clearMessage())}
          >
            Clear
          </Button>
        )}
        {!isShown && moderation !== 'hidden' && (
          <Button
            variant="ghost"
            size="small"
            icon={<Monitor strokeWidth={1.5} aria-hidden />}
            onClick={() => attempt(acts.showMessage(id))}
          >
            Show on viewers
          </Button>
        )}
<<<<<<< HEAD
        {isQuestion && isModerated && (
          <LazyPart>
            <QuestionActions message={message} />
          </LazyPart>
        )}
=======
        {isQuestion && isModerated && <QuestionActions message={message} />}
>>>>>>> main
        <IconButton
          label={`Remove message: ${isolateDirection(text)}`}
          title="Remove message"
          onClick={() => attempt(acts.removeMessage(id))}
        >
          <Trash2 strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Actions>
    </Item>
  );
}
