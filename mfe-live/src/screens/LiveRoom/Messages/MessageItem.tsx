import { MessageCircleQuestionMark, Monitor, MonitorOff, Trash2 } from 'lucide-react';
import { Button, IconButton, StatusBadge, Tag } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import type { PanelMessage } from '../../../domain/room/messages';
import { useController } from '../controller-context';
import { Actions, Item, Meta, Text } from './Messages.styles';

export function MessageItem({ message }: { readonly message: PanelMessage }) {
  const { acts, attempt } = useController();
  const { id, text, user, timestamp, isQuestion, isShown } = message;
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
        {isShown && <StatusBadge tone="go">On viewers</StatusBadge>}
      </Meta>
      <Text>{text}</Text>
      <Actions>
        {isShown ? (
          <Button
            variant="ghost"
            size="small"
            icon={<MonitorOff strokeWidth={1.5} aria-hidden />}
            onClick={() => attempt(acts.clearMessage())}
          >
            Clear
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="small"
            icon={<Monitor strokeWidth={1.5} aria-hidden />}
            onClick={() => attempt(acts.showMessage(id))}
          >
            Show on viewers
          </Button>
        )}
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
