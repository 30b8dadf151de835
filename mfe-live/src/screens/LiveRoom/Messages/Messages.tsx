import { ExternalLink } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '@standby/shared-ui';
import { askPath } from '@standby/shared-ui/contracts';
import { panelMessages } from '../../../domain/room/messages';
import type { RoomState } from '../../../domain/room/room-schema';
import { MessageForm } from './MessageForm';
import { MessageItem } from './MessageItem';
import { Empty, Header, List, Log, Root } from './Messages.styles';

interface MessagesProps {
  readonly state: RoomState;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The right panel: what was written here and what was asked, the latest last. */
export function Messages({ state, inputRef }: MessagesProps) {
  const logRef = useRef<HTMLDivElement>(null);
  const messages = panelMessages(state);
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
      </Header>
      <Log ref={logRef} role="log" aria-label="Messages">
        {messages.length === 0 ? (
          <Empty>No messages yet. Write one, or let the audience submit questions.</Empty>
        ) : (
          <List role="list">
            {messages.map((message) => (
              <MessageItem key={message.id} message={message} />
            ))}
          </List>
        )}
      </Log>
      <MessageForm state={state} inputRef={inputRef} />
    </Root>
  );
}
