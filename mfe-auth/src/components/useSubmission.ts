import { useEffect, useRef, useState } from 'react';
import { failureText } from 'shared-ui';

/** Why the last call failed. */
export interface Failure {
  readonly error: unknown;
  /** For the person: what happened, and what to do next. */
  readonly text: string;
}

export interface Submission {
  /** Under way, or answered: the answer leads to another screen, so nothing can be sent again. */
  readonly isPending: boolean;
  readonly failure: Failure | undefined;
  /** Makes the call and hands its answer on, unless another call is under way or the screen is left. */
  run: <Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    onAnswer: (answer: Answer) => void | Promise<void>,
  ) => Promise<void>;
}

/**
 * One submit at a time. Leaving the screen aborts it, so that nobody is taken anywhere later.
 *
 * @param otherwise what to say about a failure that does not explain itself
 */
export function useSubmission(otherwise: string): Submission {
  const [status, setStatus] = useState<'idle' | 'pending' | Failure>('idle');
  const current = useRef<AbortController | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  const run: Submission['run'] = async (call, onAnswer) => {
    // State is a render late: the second of two submits in one moment must see the first.
    if (current.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setStatus('pending');
    // A router moves the address a moment before it has rendered the next screen.
    const { pathname } = window.location;
    let answer;
    try {
      answer = await call(signal);
    } catch (error) {
      current.current = null;
      if (!signal.aborted) setStatus({ error, text: failureText(error, otherwise) });
      return;
    }
    if (!signal.aborted && window.location.pathname === pathname) await onAnswer(answer);
  };

  return {
    isPending: status === 'pending',
    failure: typeof status === 'object' ? status : undefined,
    run,
  };
}
