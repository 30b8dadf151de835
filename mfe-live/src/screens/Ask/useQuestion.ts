import { useState } from 'react';
import { useForm, type Form } from 'shared-ui';
import { useRoom } from '../../components/room-context/room-context';
import { actsOf } from '../../data/room-acts';
import { REFUSALS } from '../../domain/rules';
import { readMessage } from '../../domain/messages';
import { questionError } from './question';

const EMPTY = { question: '' };

/** Where a question went: into an open room, or only into this browser until a room is opened in it. */
export interface SentQuestion {
  readonly text: string;
  readonly isInRoom: boolean;
}

const UNREACHABLE =
  'This browser keeps nothing, and no live room is open in it. Your question is still here: ' +
  'open the live room in this browser, then send it again.';

interface QuestionForm {
  readonly form: Form<typeof EMPTY>;
  /** The last question that was sent. */
  readonly sent: SentQuestion | undefined;
}

/** The one field of the ask page, with what becomes of it. A half-written question survives a reload. */
export function useQuestion(): QuestionForm {
  const room = useRoom();
  const [sent, setSent] = useState<SentQuestion>();

  function send(question: string): SentQuestion {
    const { hasController, storage } = room.getSnapshot();
    const isKept = storage === 'fresh' || storage === 'restored' || storage === 'set-aside';
    if (!hasController && !isKept) throw new Error(UNREACHABLE);
    const done = actsOf(room).ask(question);
    if (!done.isDone) throw new Error(REFUSALS[done.refusal]);
    return { text: question.trim(), isInRoom: hasController };
  }

  const form = useForm<typeof EMPTY, SentQuestion>({
    initial: EMPTY,
    draftKey: `standby:question:${room.getSnapshot().state.showId}`,
    validate: ({ question }) => {
      const error = questionError(question);
      if (error) return { question: error };
      return readMessage(question).isSendable ? {} : { question: '' };
    },
    // In a promise, so that what is thrown becomes the form's own error.
    submit: async ({ question }) => send(question),
    onSubmitted(result) {
      setSent(result);
      form.discardDraft();
    },
  });

  return { form, sent };
}
