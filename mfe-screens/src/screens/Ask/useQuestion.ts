import { useState } from 'react';
import { type Form, useForm } from '@standby/forms';
import { UserFacingError } from '@standby/contracts';
import { useRoom } from '@standby/room-parts/room-context';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import type { StorageState } from '@standby/room-engine/client/event-store';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { messageAct } from '@standby/live-room/domain/messages/messages';
import { EMPTY_QUESTION, questionDraftKey, questionSchema } from './question-schema';

/**
 * Place of a sent question:
 * - `room`, a live room that is open in this browser.
 * - `browser`, the browser’s storage, until it opens its next live room.
 * - `page`, this page while it is open, because the browser stores nothing.
 */
export type QuestionPlace = 'room' | 'browser' | 'page';

export interface SentQuestion {
  readonly text: string;
  readonly place: QuestionPlace;
}

const STORED: ReadonlySet<StorageState> = new Set(['fresh', 'restored', 'quarantined', 'newer']);

function placeOf({ hasController, storage }: RoomSnapshot): QuestionPlace {
  if (hasController) return 'room';
  return STORED.has(storage) ? 'browser' : 'page';
}

interface QuestionForm {
  readonly form: Form<typeof EMPTY_QUESTION>;
  /** The last question that was sent. */
  readonly sent: SentQuestion | undefined;
}

/**
 * Returns the form of the ask page, with the last question and its place. A half-written question
 * survives a reload.
 */
export function useQuestion(): QuestionForm {
  const room = useRoom();
  const [sent, setSent] = useState<SentQuestion>();

  function send(question: string): SentQuestion {
    const done = room.dispatch(
      messageAct(question, (text) => ({ type: 'ask', messageId: room.newId(), text })),
    );
    if (!done.isDone) throw new UserFacingError(REFUSALS[done.refusal]);
    // The place is known only after the dispatch tried to store the question.
    return { text: question.trim(), place: placeOf(room.getSnapshot()) };
  }

  const form = useForm<typeof EMPTY_QUESTION, typeof EMPTY_QUESTION, SentQuestion>({
    initial: EMPTY_QUESTION,
    draftKey: questionDraftKey(room.getSnapshot().state.showId),
    schema: questionSchema,
    // The async function turns an exception into an error of the form.
    submit: async ({ question }) => send(question),
    onSubmitted(result) {
      setSent(result);
      form.discardDraft();
    },
  });

  return { form, sent };
}
