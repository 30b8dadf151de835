import { useEffect, useRef, useState } from 'react';
import { failureText } from '@standby/contracts';

/** Failure of the last submission. */
export interface SubmissionFailure {
  error: unknown;
  /** Text for the person: what happened, and what to do next. */
  text: string;
}

export interface SubmissionOptions {
  /** Text for a failure that does not explain itself. */
  otherwise?: string | undefined;
  /** Whether a success leads to another screen; the submission then stays pending until that screen appears. */
  leavesScreen?: boolean | undefined;
}

export interface Submission {
  isPending: boolean;
  failure: SubmissionFailure | undefined;
  /**
   * Calls `act`, unless another call is pending. Leaving the screen aborts its signal; `onDone` runs if the person is
   * still there. An act without a promise, such as one in a live room, is done at once and never pending.
   */
  send: <Result>(
    act: (signal: AbortSignal) => Result | Promise<Result>,
    onDone?: (result: Result) => void | Promise<void>,
  ) => Promise<void>;
}

const NOT_SENT = 'This could not be sent. Nothing is lost: try again.';

/**
 * Runs one submission at a time, with its pending state and its failure.
 *
 * It is not a transition (`useTransition`, `useActionState`): React holds back every other transition until an
 * asynchronous one ends, and the router navigates by transitions. A server that does not answer would lock the person
 * in.
 */
export function useSubmission({
  otherwise = NOT_SENT,
  leavesScreen,
}: SubmissionOptions = {}): Submission {
  const [status, setStatus] = useState<'idle' | 'pending' | SubmissionFailure>('idle');
  const current = useRef<AbortController | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  const send: Submission['send'] = async (act, onDone) => {
    // State is one render late, and the second of two submits in one moment must see the first.
    if (current.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    // A router changes the address a moment before it renders the next screen.
    const { pathname } = window.location;
    let result;
    try {
      const acted = act(signal);
      if (acted instanceof Promise) setStatus('pending');
      result = acted instanceof Promise ? await acted : acted;
    } catch (error) {
      current.current = null;
      if (signal.aborted && error === signal.reason) return;
      setStatus({ error, text: failureText(error, otherwise) });
      return;
    }
    if (!leavesScreen) {
      current.current = null;
      setStatus('idle');
    }
    if (!signal.aborted && window.location.pathname === pathname) await onDone?.(result);
  };

  return {
    isPending: status === 'pending',
    failure: typeof status === 'object' ? status : undefined,
    send,
  };
}
