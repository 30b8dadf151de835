import * as v from 'valibot';
import { parseMessage } from '@standby/live-room/domain/messages/messages';
import { questionError } from './question';

export const EMPTY_QUESTION = { question: '' };

/** Returns the key of a room’s half-written question, which survives a reload. */
export const questionDraftKey = (showId: string): string => `standby:question:${showId}`;

/** Schema of a question. An empty question has no message, because the button is disabled. */
export const questionSchema = v.object({
  question: v.pipe(
    v.string(),
    v.check(
      (text) => questionError(text) === undefined,
      ({ input }) => questionError(input) ?? '',
    ),
    v.check((text) => parseMessage(text).isSendable, ''),
  ),
});
