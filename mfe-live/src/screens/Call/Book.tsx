import { type SubmitEvent, useState } from 'react';
import { Button, TextField } from '@standby/shared-ui';
import { openBrowserStorage } from '@standby/storage';
import { BOOK_SILENCE_MS } from '@standby/live-room/domain/calling/calling-rules';
import { CALLER_NAME_MAX, callingOf } from '@standby/live-room/domain/calling/calling-schema';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/timer/time';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '../../components/room-context/useRoomView';
import { callerName, storeCallerName } from '../../data/local/caller';
import { BookForm, BookRow } from './Book.styles';
import type { CallingDesk } from './useCalling';

/** Who is on the book, who asked for it, and for how many more seconds the answer is waited for. */
const computeBook = (room: Room) => {
  const { caller, asked } = callingOf(room.getSnapshot().state);
  const leftMs = asked ? asked.atMs + BOOK_SILENCE_MS - room.now() : 0;
  return {
    caller,
    asked: asked ? { id: asked.id, name: asked.name } : null,
    secondsLeft: Math.max(0, Math.ceil(leftMs / MILLIS_PER_SECOND)),
  };
};

/** The person on the book, and how it goes to another one. */
export function Book({ desk }: { readonly desk: CallingDesk }) {
  const { callerId, canControl, dispatch } = desk;
  const { caller, asked, secondsLeft } = useRoomView(computeBook);
  const [name, setName] = useState(() => callerName(openBrowserStorage()));

  if (!canControl) {
    return (
      <BookRow>
        <p role="status">
          {caller ? `${caller.name} is on the book.` : 'The book is free.'} You may look at this
          room and not call: ask stage management for a role that may.
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

  const status = caller ? `${caller.name} is on the book.` : 'The book is free.';
  // For a moment. A name that is entered before could not be sent.
  if (callerId === '') {
    return (
      <BookRow>
        <p role="status">{status}</p>
      </BookRow>
    );
  }

  const isWaiting = asked?.id === callerId;
  const mayTake = !caller || (isWaiting && secondsLeft === 0);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return;
    storeCallerName(openBrowserStorage(), trimmed);
    dispatch({ type: mayTake ? 'take-book' : 'ask-for-book', callerId, name: trimmed });
    // The keys are for calling from now on.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <BookForm onSubmit={handleSubmit}>
      <p role="status">
        {status}
        {isWaiting && secondsLeft > 0 && ` You asked for it: ${secondsLeft} s left to answer.`}
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
