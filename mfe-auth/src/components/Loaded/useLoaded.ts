import { failureText } from '@standby/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

export type AsyncState<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown; readonly text: string }
  | { readonly status: 'ready'; readonly value: Value };

/**
 * Loads something when the screen appears, and again whenever `load` changes. A newer load aborts
 * the previous one and ignores its answer.
 *
 * @param load stable function; a new function loads again
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
): readonly [state: AsyncState<Value>, reload: () => Promise<void>] {
  const [state, setState] = useState<AsyncState<Value>>({ status: 'pending' });
  const latest = useRef<AbortController>(null);

  const reload = useCallback((): Promise<void> => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { signal } = controller;
    const settle = (next: AsyncState<Value>): void => {
      if (!signal.aborted) setState(next);
    };
    return load(signal).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => {
        const text = failureText(error, 'Something went wrong. Try again in a moment.');
        settle({ status: 'failed', error, text });
      },
    );
  }, [load]);

  useEffect(() => {
    void reload();
    return () => latest.current?.abort();
  }, [reload]);

  return [state, reload];
}
