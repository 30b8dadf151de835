import * as v from 'valibot';
import { parseMessage } from '@standby/live-room/domain/room/messages';
import { questionError } from './question';

export const EMPTY_QUESTION = { question: '' };

/** Where a half-written question of a room survives a reload. */
export const questionDraftKey = (showId: string): string => `standby:question:${showId}`;

/** An empty question needs no words: the button says enough. */
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
