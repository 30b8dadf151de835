import { useEffect, useRef, useState } from 'react';
import { failureText } from '@standby/contracts';

/** Why the last submission failed. */
export interface SubmissionFailure {
  error: unknown;
  /** For the person: what happened, and what to do next. */
  text: string;
}

export interface SubmissionOptions {
  /** What to say about a failure that does not explain itself. */
  otherwise?: string | undefined;
  /** A success leads to another screen: it stays pending until that is there. */
  leavesScreen?: boolean | undefined;
}

export interface Submission {
  isPending: boolean;
  failure: SubmissionFailure | undefined;
  /**
   * Calls `act`, unless another call is pending. Leaving the screen aborts its signal; `onDone` is called
   * if the person is still there.
   */
  send: <Result>(
    act: (signal: AbortSignal) => Promise<Result>,
    onDone?: (result: Result) => void | Promise<void>,
  ) => Promise<void>;
}

const NOT_SENT = 'This could not be sent. Nothing is lost: try again.';

/**
 * One submission at a time, with its pending state and its failure.
 *
 * No transition (`useTransition`, `useActionState`): React holds back every other transition until an
 * asynchronous one is over, and the router navigates by transitions. A server that does not answer
 * would lock the person in.
 */
export function useSubmission({
  otherwise = NOT_SENT,
  leavesScreen,
}: SubmissionOptions = {}): Submission {
  const [status, setStatus] = useState<'idle' | 'pending' | SubmissionFailure>('idle');
  const current = useRef<AbortController | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  const send: Submission['send'] = async (act, onDone) => {
    // State is a render late: the second of two submits in one moment must see the first.
    if (current.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    // A router moves the address a moment before it has rendered the next screen.
    const { pathname } = window.location;
    setStatus('pending');
    let result;
    try {
      result = await act(signal);
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
