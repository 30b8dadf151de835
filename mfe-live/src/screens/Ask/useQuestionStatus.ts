import { useEffect, useState } from 'react';
import { openLiveApi } from '../../data/server/live-api';
import { MILLIS_PER_SECOND } from '../../domain/timer/time';
import type { Question } from '../../../server/contract';

export type QuestionStatus = Question['status'];

/** How often the page asks what became of a question. */
export const POLL_MS = 10 * MILLIS_PER_SECOND;

const FINAL: ReadonlySet<QuestionStatus> = new Set(['answered']);

/** What became of a question, asked for while the page is open and that can still change. */
export function useQuestionStatus(
  { organizationId, showId }: { readonly organizationId: string; readonly showId: string },
  questionId: string,
): QuestionStatus {
  const [status, setStatus] = useState<QuestionStatus>('waiting');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;

    async function poll(): Promise<void> {
      const params = { organizationId, showId, questionId };
      const next = await openLiveApi()('GET /live/:organizationId/:showId/questions/:questionId', {
        params,
        signal,
      }).catch(() => undefined);
      if (signal.aborted) return;
      // Without an answer the last word stands.
      if (next) setStatus(next.status);
      if (!next || !FINAL.has(next.status)) timer = setTimeout(() => void poll(), POLL_MS);
    }

    timer = setTimeout(() => void poll(), POLL_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [organizationId, showId, questionId]);

  return status;
}
