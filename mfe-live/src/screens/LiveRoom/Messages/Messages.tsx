import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, VisuallyHidden, useClock } from '@standby/shared-ui';
import { type Clock } from '@standby/shared-ui/text';
import { askPath } from '@standby/contracts';
import { isSameList, selectIsConnected, useRoomSelector } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { chosenExpiry, type ExpiryChoice } from '@standby/live-room/domain/messages/message-expiry';
import {
  authorKey,
  messageAuthors,
  type PanelNames,
  panelMessages,
} from '@standby/live-room/domain/messages/messages';
import { isGuest } from '@standby/room-parts/guest';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomZone } from '@standby/room-parts/room-zone';
import { nameOfOther } from '@standby/room-parts/person-name';
import { MessageForm } from './MessageForm';
import { MessageItem } from './MessageItem';
import { List } from '@standby/room-parts/primitives';
import { Empty, Header, Log, Root } from './Messages.styles';

function messagesOf(snapshot: RoomSnapshot, clock: Clock, zone: string | undefined) {
  const { state, lines, screens } = snapshot;
  const authors = messageAuthors(lines);
  const names: PanelNames = {
    authorOf: (message) => {
      const by = authors.get(authorKey(message));
      return by === undefined ? undefined : nameOfOther(snapshot, by);
    },
    screenOf: (screenId) => screens.find((screen) => screen.screenId === screenId)?.name,
  };
  return panelMessages(state, clock, names, zone);
}

interface MessagesProps {
  /** Whether this panel is shown. Another panel may be in its place. */
  readonly isShown: boolean;
}

/** The right panel: messages and questions, the latest last. */
export function Messages({ isShown }: MessagesProps) {
  const { showId } = useShow();
  // Desks accept and hide questions only in connected mode.
  const isModerated = useRoomSelector(selectIsConnected);
  const logRef = useRef<HTMLDivElement>(null);
  const [isHiddenAsked, setIsHiddenAsked] = useState(false);
  const [expiry, setExpiry] = useState<ExpiryChoice>('cleared');
  const until = chosenExpiry(expiry);
  const clock = useClock();
  const zone = useRoomZone();
  const all = useRoomSelector((snapshot) => messagesOf(snapshot, clock, zone), isSameList);
  const hidden = all.filter(({ moderation }) => moderation === 'hidden');
  const showsHidden = isHiddenAsked && hidden.length > 0;
  const messages = showsHidden ? hidden : all.filter((message) => !hidden.includes(message));
  const latestId = messages.at(-1)?.id;

  useEffect(() => {
    const log = logRef.current;
    if (log && isShown && latestId !== undefined) log.scrollTop = log.scrollHeight;
  }, [latestId, isShown]);

  return (
    <Root aria-labelledby="messages-panel">
      <Header>
        <h2 id="messages-panel">Messages</h2>
        {/* A desk’s link does not give access to the ask page. */}
        {!isGuest() && (
          <Link to={askPath(showId)} target="_blank">
            Submit questions
            <ExternalLink strokeWidth={1.5} aria-hidden />
            <VisuallyHidden>(opens a window)</VisuallyHidden>
          </Link>
        )}
        {hidden.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            aria-pressed={showsHidden}
            onClick={() => setIsHiddenAsked(!showsHidden)}
          >
            {`Hidden questions (${hidden.length})`}
          </Button>
        )}
      </Header>
      <Log ref={logRef} role="log" aria-label="Messages">
        {messages.length === 0 ? (
          <Empty>No messages yet. Write one, or let the audience submit questions.</Empty>
        ) : (
          <List role="list">
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                isModerated={isModerated}
                until={until}
              />
            ))}
          </List>
        )}
      </Log>
      <MessageForm expiry={expiry} onExpiryChange={setExpiry} />
    </Root>
  );
}
