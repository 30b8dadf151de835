import { useEffect, useRef, useState } from 'react';

type State = 'idle' | 'pending' | { readonly error: string };

export interface Submission {
  isPending: boolean;
  /** Why the last one failed, in words. */
  error: string | undefined;
  /** Sends, unless something is on its way. `onDone` is called if the person is still on the screen. */
  send: <Result>(act: () => Promise<Result>, onDone?: (result: Result) => void) => Promise<void>;
}

const UNKNOWN_ERROR = 'This could not be sent. Nothing is lost: try again.';

/** One thing that is sent at a time. */
export function useSubmission(): Submission {
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
        (error: unknown) => ({ error: error instanceof Error ? error.message : UNKNOWN_ERROR }),
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
