import { useEffect, useState } from 'react';
import { ServerError } from '@standby/api-client';
import { openGuestApi } from '@standby/room-parts/guest-api';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import type { Question } from '@standby/room-parts/contract';

export type QuestionStatus = Question['status'];

/** Poll interval for the status of a question. */
export const POLL_MS = 10 * MILLIS_PER_SECOND;

/**
 * Maximum number of polls for a hidden question, each later than the last. A desk seldom shows such
 * a question again.
 */
const HIDDEN_POLLS_MAX = 6;

/**
 * Returns the delay before the next poll.
 * @param hiddenAnswers number of consecutive answers with the status `hidden`
 * @returns undefined if the status can no longer change
 */
export function nextPollMs(
  status: QuestionStatus | undefined,
  hiddenAnswers: number,
): number | undefined {
  if (status === 'answered' || hiddenAnswers > HIDDEN_POLLS_MAX) return undefined;
  return POLL_MS * 2 ** hiddenAnswers;
}

/** Whether the show, and with it the question, no longer exists. */
const isUnknown = (error: unknown): boolean => error instanceof ServerError && error.status === 404;

/**
 * Returns the status of a question. Polls while the page is open and the status can still change.
 */
export function useQuestionStatus(
  { organizationId, showId }: { readonly organizationId: string; readonly showId: string },
  questionId: string,
): QuestionStatus {
  const [status, setStatus] = useState<QuestionStatus>('waiting');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;

    let hiddenAnswers = 0;

    async function poll(): Promise<void> {
      const params = { organizationId, showId, questionId };
      const next = await openGuestApi()('GET /live/:organizationId/:showId/questions/:questionId', {
        params,
        signal,
      }).catch((error: unknown) => (isUnknown(error) ? 'unknown' : undefined));
      if (signal.aborted || next === 'unknown') return;
      // If a poll fails, the last status remains.
      if (next) {
        setStatus(next.status);
        hiddenAnswers = next.status === 'hidden' ? hiddenAnswers + 1 : 0;
      }
      const delayMs = nextPollMs(next?.status, hiddenAnswers);
      if (delayMs !== undefined) timer = setTimeout(() => void poll(), delayMs);
    }

    timer = setTimeout(() => void poll(), POLL_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [organizationId, showId, questionId]);

  return status;
}
