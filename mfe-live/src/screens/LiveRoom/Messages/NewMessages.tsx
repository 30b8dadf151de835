import { useState } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { isSameList, useRoomSelector } from '../../../components/room-context/room-context';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { authorKey, messageAuthors } from '@standby/live-room/domain/room/messages';
import { Mark } from '../Mark';

/** The messages that others wrote, and the questions. */
function selectIdsOfOthers({ state, lines, self }: RoomSnapshot): string[] {
  const authors = messageAuthors(lines);
  return state.messages.flatMap((message) => {
    const isOwn = message.source !== 'question' && authors.get(authorKey(message)) === self.id;
    return isOwn || message.moderation === 'hidden' ? [] : message.id;
  });
}

/** How many messages and questions came while another panel was shown. */
export function NewMessages({ isShown }: { readonly isShown: boolean }) {
  const ids = useRoomSelector(selectIdsOfOthers, isSameList);
  const [seen, setSeen] = useState(ids);
  if (isShown && seen !== ids) setSeen(ids);
  const count = isShown ? 0 : ids.filter((id) => !seen.includes(id)).length;
  return (
    <>
      {count > 0 && <Mark>{count} new</Mark>}
      <VisuallyHidden role="status">
        {count > 0 && `${count} new ${count === 1 ? 'message' : 'messages'}`}
      </VisuallyHidden>
    </>
  );
}
