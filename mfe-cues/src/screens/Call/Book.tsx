import { type SubmitEvent, useState } from 'react';
import { Button, TextField } from '@standby/shared-ui';
import { openBrowserStorage } from '@standby/storage';
import { createCallerWatch } from '@standby/live-room/domain/calling/caller-watch';
import { BOOK_SILENCE_MS, CALLER_CUT_OFF_MS } from '@standby/live-room/domain/calling/book-acts';
import { CALLER_NAME_MAX, callingOf } from '@standby/live-room/domain/state/calling-schema';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '@standby/room-parts/use-room-view';
import { callerName, storeCallerName } from '@standby/room-parts/caller';
import { BookForm, BookRow } from './Book.styles';
import type { CallingDesk } from './useCalling';

/**
 * Returns a function that computes the state of the book: its caller, and the person who asked for
 * it. The state includes the time left for an answer, and the time since which the caller is cut
 * off.
 */
function createBookView() {
  const watch = createCallerWatch();
  return (room: Room) => {
    const { state, screens, hasController } = room.getSnapshot();
    const { caller, asked } = callingOf(state);
    const nowMs = room.now();
    const leftMs = asked ? asked.atMs + BOOK_SILENCE_MS - nowMs : 0;
    const cutOffSinceMs = watch.look(caller, screens, nowMs);
    const cutOffMs = cutOffSinceMs === undefined ? 0 : nowMs - cutOffSinceMs;
    // A desk that is cut off itself cannot know about others.
    const isCutOff = hasController && cutOffMs >= CALLER_CUT_OFF_MS;
    return {
      caller,
      asked: asked ? { id: asked.id, name: asked.name } : null,
      secondsLeft: Math.max(0, Math.ceil(leftMs / MILLIS_PER_SECOND)),
      cutOffSinceMs: isCutOff ? cutOffSinceMs : undefined,
      cutOffSeconds: isCutOff ? Math.floor(cutOffMs / MILLIS_PER_SECOND) : 0,
    };
  };
}

/** The person on the book, and the ways to hand it over. */
export function Book({ desk }: { readonly desk: CallingDesk }) {
  const { callerId, canControl, dispatch } = desk;
  const [computeBook] = useState(createBookView);
  const { caller, asked, secondsLeft, cutOffSinceMs, cutOffSeconds } = useRoomView(computeBook);
  const [name, setName] = useState(() => callerName(openBrowserStorage()));

  if (!canControl) {
    return (
      <BookRow>
        <p role="status">
          {caller ? `${caller.name} is on the book.` : 'The book is free.'} You can view this room
          but not call. Ask stage management for a calling role.
        </p>
      </BookRow>
    );
  }
  if (caller?.id === callerId && callerId !== '') {
    return (
      <BookRow>
        {asked ? (
          <>
            <p role="alert">
              <strong>{asked.name} asks for the book.</strong> Without an answer it may be taken
              {secondsLeft > 0 ? ` in ${secondsLeft} s.` : ' now.'}
            </p>
            <Button variant="primary" onClick={() => dispatch({ type: 'hand-book', callerId })}>
              Hand over
            </Button>
            <Button onClick={() => dispatch({ type: 'keep-book', callerId })}>Keep the book</Button>
          </>
        ) : (
          <>
            <p role="status">
              <strong>{caller.name}, you are on the book.</strong>
            </p>
            <Button variant="ghost" onClick={() => dispatch({ type: 'leave-book', callerId })}>
              Leave the book
            </Button>
          </>
        )}
      </BookRow>
    );
  }

  const isCutOff = caller !== null && cutOffSinceMs !== undefined;
  const onBook = caller ? `${caller.name} is on the book.` : 'The book is free.';
  const status = isCutOff ? `${caller.name}’s desk is cut off for ${cutOffSeconds} s.` : onBook;
  // The id is missing only for a moment. A name that was entered earlier could not be sent.
  if (callerId === '') {
    return (
      <BookRow>
        <p role="status">{status}</p>
      </BookRow>
    );
  }

  const isWaiting = asked?.id === callerId;
  const mayTake = !caller || isCutOff || (isWaiting && secondsLeft === 0);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return;
    storeCallerName(openBrowserStorage(), trimmed);
    const as = { callerId, name: trimmed };
    if (!mayTake) dispatch({ type: 'ask-for-book', ...as });
    else dispatch({ type: 'take-book', ...as, ...(isCutOff && { cutOffSinceMs }) });
    // The field gives up the focus, because the keys now call cues.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <BookForm onSubmit={handleSubmit}>
      <p role="status">
        {status}
        {!isCutOff &&
          isWaiting &&
          secondsLeft > 0 &&
          ` You asked for it: ${secondsLeft} s left to answer.`}
      </p>
      <TextField
        label="Your name"
        autoComplete="name"
        required
        maxLength={CALLER_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" disabled={isWaiting && !mayTake}>
        {mayTake ? 'Take the book' : 'Ask for the book'}
      </Button>
    </BookForm>
  );
}
