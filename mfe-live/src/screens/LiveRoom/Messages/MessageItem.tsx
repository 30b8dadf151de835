import {
  Check,
  MessageCircleQuestionMark,
  Monitor,
  MonitorOff,
  StickyNote,
  Trash2,
} from 'lucide-react';
import { Button, IconButton, LazyPart, StatusBadge, Tag } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
import type { MessageExpiry } from '@standby/live-room/domain/messages/message-expiry';
import type { PanelMessage } from '@standby/live-room/domain/messages/messages';
import { isOnScreens } from '@standby/live-room/domain/screens/screens';
import { useRoomAtSecond } from '@standby/room-parts/use-figure';
import { ControlFields } from '../ControlFields';
import { useController } from '../controller-context';
import { clearingAct, showingAct } from '../../../domain/desk-acts/message-acts';
import { QuestionActions } from './lazy-parts';
import { Actions, Item, Meta, Text } from './Messages.styles';

interface MessageItemProps {
  readonly message: PanelMessage;
  /** Whether the desk accepts and hides questions, as in connected mode. */
  readonly isModerated: boolean;
  /** End of the message if it is shown now; undefined for no end. */
  readonly until: MessageExpiry | undefined;
}

export function MessageItem({ message, isModerated, until }: MessageItemProps) {
  const { dispatch } = useController();
  const { id, text, user, timestamp, isQuestion, isDeskNote, shownUntil, moderation } = message;
  const { to, toScreens } = message;
  const isOnOwn = useIsOnScreens(message);
  const isShown = message.isShown || isOnOwn;
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
        {isDeskNote && (
          <Tag>
            <StickyNote strokeWidth={1.5} aria-hidden />
            Desks only
          </Tag>
        )}
        {to !== null && (
          <Tag>
            <Monitor strokeWidth={1.5} aria-hidden />
            To: {isolateDirection(to)}
          </Tag>
        )}
        {moderation === 'accepted' && (
          <Tag>
            <Check strokeWidth={1.5} aria-hidden />
            Accepted
          </Tag>
        )}
        {isShown && (
          <StatusBadge tone="go">
            {isOnOwn ? 'Shown there' : 'On viewers'}
            {shownUntil === null ? '' : ` until ${shownUntil}`}
          </StatusBadge>
        )}
      </Meta>
      <Text>{text}</Text>
      <Actions>
        <ControlFields>
          {isShown && (
            <Button
              variant="ghost"
              size="small"
              icon={<MonitorOff strokeWidth={1.5} aria-hidden />}
              onClick={() => dispatch(clearingAct(isOnOwn ? toScreens : null))}
            >
              Clear
            </Button>
          )}
          {!isShown && !isDeskNote && moderation !== 'hidden' && (
            <Button
              variant="ghost"
              size="small"
              icon={<Monitor strokeWidth={1.5} aria-hidden />}
              onClick={() => dispatch(showingAct({ messageId: id, screenIds: toScreens, until }))}
            >
              {toScreens ? 'Show there' : 'Show on viewers'}
            </Button>
          )}
          {isQuestion && isModerated && (
            <LazyPart>
              <QuestionActions message={message} />
            </LazyPart>
          )}
          <IconButton
            label={`Remove message: ${isolateDirection(text)}`}
            title="Remove message"
            onClick={() => dispatch({ type: 'remove-message', messageId: id })}
          >
            <Trash2 strokeWidth={1.5} aria-hidden />
          </IconButton>
        </ControlFields>
      </Actions>
    </Item>
  );
}

/**
 * Whether a message for some screens is on one of them: it was not cleared or replaced, and its
 * time is not over.
 */
function useIsOnScreens({ id, toScreens }: PanelMessage): boolean {
  return (
    useRoomAtSecond(({ state }, wallMs) =>
      Number(toScreens !== null && isOnScreens(state, toScreens, id, wallMs + state.clockOffsetMs)),
    ) === 1
  );
}
