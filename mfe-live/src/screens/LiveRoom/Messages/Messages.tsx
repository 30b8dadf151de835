import { ExternalLink } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, VisuallyHidden } from '@standby/shared-ui';
import { askPath } from '@standby/shared-ui/contracts';
import { panelMessages } from '../../../domain/room/messages';
import type { RoomState } from '../../../domain/room/room-schema';
import { MessageForm } from './MessageForm';
import { MessageItem } from './MessageItem';
import { Empty, Header, List, Log, Root } from './Messages.styles';

interface MessagesProps {
  readonly state: RoomState;
  /** Whether questions are accepted and hidden here: in connected mode. */
  readonly isModerated: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The right panel: what was written here and what was asked, the latest last. */
export function Messages({ state, isModerated, inputRef }: MessagesProps) {
  const logRef = useRef<HTMLDivElement>(null);
  const [isHiddenAsked, setIsHiddenAsked] = useState(false);
  const all = panelMessages(state);
  const hidden = all.filter(({ moderation }) => moderation === 'hidden');
  const showsHidden = isHiddenAsked && hidden.length > 0;
  const messages = showsHidden ? hidden : all.filter((message) => !hidden.includes(message));
  const latestId = messages.at(-1)?.id;

  useEffect(() => {
    const log = logRef.current;
    if (log && latestId !== undefined) log.scrollTop = log.scrollHeight;
  }, [latestId]);

  return (
    <Root aria-labelledby="messages-panel">
      <Header>
        <h2 id="messages-panel">Messages</h2>
        <Link to={askPath(state.showId)} target="_blank">
          Submit questions
          <ExternalLink strokeWidth={1.5} aria-hidden />
          <VisuallyHidden>(opens a window)</VisuallyHidden>
        </Link>
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
              <MessageItem key={message.id} message={message} isModerated={isModerated} />
            ))}
          </List>
        )}
      </Log>
      <MessageForm state={state} inputRef={inputRef} />
    </Root>
  );
}
