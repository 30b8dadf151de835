import { useEffect, useState } from 'react';
import { failureText } from '@standby/shared-ui';

export type AsyncState<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: unknown; readonly text: string }
  | { readonly status: 'ready'; readonly value: Value };

/**
 * Loads something when the screen appears, and again whenever `load` changes.
 *
 * @param load the same function at every render, unless something else is to be loaded
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
): readonly [state: AsyncState<Value>, reload: () => Promise<void>] {
  const [state, setState] = useState<AsyncState<Value>>({ status: 'pending' });

  const run = async (signal: AbortSignal): Promise<void> => {
    try {
      const value = await load(signal);
      if (!signal.aborted) setState({ status: 'ready', value });
    } catch (error) {
      if (signal.aborted) return;
      const text = failureText(error, 'Something went wrong. Try again in a moment.');
      setState({ status: 'failed', error, text });
    }
  };

  useEffect(() => {
    const controller = new AbortController();
    void run(controller.signal);
    return () => controller.abort();
    // `run` is made of `load` alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [load]);

  return [state, () => run(new AbortController().signal)];
}
