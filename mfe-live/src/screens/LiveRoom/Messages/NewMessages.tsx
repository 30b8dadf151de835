import { VisuallyHidden } from '@standby/shared-ui';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { authorKey, messageAuthors } from '@standby/live-room/domain/messages/messages';
import { Mark } from '../Mark';
import { useNewIds } from './useNewIds';

/** Returns the ids of questions and of messages by others. */
function selectIdsOfOthers({ state, lines, self }: RoomSnapshot): string[] {
  const authors = messageAuthors(lines);
  return state.messages.flatMap((message) => {
    const isOwn = message.source !== 'question' && authors.get(authorKey(message)) === self.id;
    return isOwn || message.moderation === 'hidden' ? [] : message.id;
  });
}

/** The number of messages and questions that came while another panel was shown. */
export function NewMessages({ isShown }: { readonly isShown: boolean }) {
  const count = useNewIds(selectIdsOfOthers, isShown);
  return (
    <>
      {count > 0 && <Mark>{count} new</Mark>}
      <VisuallyHidden role="status">
        {count > 0 && `${count} new ${count === 1 ? 'message' : 'messages'}`}
      </VisuallyHidden>
    </>
  );
}
