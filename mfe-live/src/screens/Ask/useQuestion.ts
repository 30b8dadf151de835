import { useState } from 'react';
import { type Form, useForm } from '@standby/forms';
import { UserFacingError } from '@standby/contracts';
import { useRoom } from '../../components/room-context/room-context';
import { REFUSALS } from '@standby/live-room/domain/room/rules';
import type { StorageState } from '@standby/live-room/client/event-store';
import { actsOf } from '@standby/live-room/client/room-acts';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { EMPTY_QUESTION, questionDraftKey, questionSchema } from './question-schema';

/**
 * Where a question went:
 * - `room`: into a live room that is open in this browser;
 * - `browser`: stored, for the next live room that is opened in this browser;
 * - `page`: nowhere yet, since this browser stores nothing; it waits as long as this page is open.
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

/** The one field of the ask page, with what becomes of it. A half-written question survives a reload. */
export function useQuestion(): QuestionForm {
  const room = useRoom();
  const [sent, setSent] = useState<SentQuestion>();

  function send(question: string): SentQuestion {
    const done = actsOf(room).ask(question);
    if (!done.isDone) throw new UserFacingError(REFUSALS[done.refusal]);
    // Asked afterwards: only then it is known whether it could be stored.
    return { text: question.trim(), place: placeOf(room.getSnapshot()) };
  }

  const form = useForm<typeof EMPTY_QUESTION, typeof EMPTY_QUESTION, SentQuestion>({
    initial: EMPTY_QUESTION,
    draftKey: questionDraftKey(room.getSnapshot().state.showId),
    schema: questionSchema,
    // In a promise, so that what is thrown becomes the form's own error.
    submit: async ({ question }) => send(question),
    onSubmitted(result) {
      setSent(result);
      form.discardDraft();
    },
  });

  return { form, sent };
}
