import { useEffect, useRef, useState } from 'react';
import { failureText } from '../errors/failure-text';

type State = 'idle' | 'pending' | { readonly error: string };

export interface Submission {
  isPending: boolean;
  /** Why the last one failed, in words. */
  error: string | undefined;
  /** Sends, unless something is on its way. `onDone` is called if the person is still on the screen. */
  send: <Result>(act: () => Promise<Result>, onDone?: (result: Result) => void) => Promise<void>;
}

const NOT_SENT = 'This could not be sent. Nothing is lost: try again.';

/**
 * One thing that is sent at a time.
 *
 * @param otherwise what to say about a failure that does not explain itself
 */
export function useSubmission(otherwise = NOT_SENT): Submission {
  const [state, setState] = useState<State>('idle');
  const isSending = useRef(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return {
    isPending: state === 'pending',
    error: typeof state === 'object' ? state.error : undefined,
    async send(act, onDone) {
      // State would come too late for the second of two fast presses.
      if (isSending.current) return;
      isSending.current = true;
      // A router moves the address a moment before it has rendered the next screen.
      const { pathname } = window.location;
      setState('pending');
      const outcome = await act().then(
        (result) => ({ result }),
        (error: unknown) => ({ error: failureText(error, otherwise) }),
      );
      isSending.current = false;
      if ('error' in outcome) {
        setState(outcome);
        return;
      }
      setState('idle');
      if (isMounted.current && window.location.pathname === pathname) onDone?.(outcome.result);
    },
  };
}
