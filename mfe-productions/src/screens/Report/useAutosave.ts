import { useEffect, useRef, useState } from 'react';
import { failureText } from '@standby/contracts';

/** Pause in typing after which what was typed is stored, in ms. */
export const PAUSE_MS = 1_000;

export type SaveState = 'saved' | 'typing' | 'saving';

interface AutosaveOptions<Values> {
  /** What is typed: another object after each change. */
  readonly values: Values;
  /** Stores what is typed, unless it cannot be stored yet or is stored. @throws {Error} where it cannot be stored */
  readonly save: () => Promise<void>;
}

interface Autosave {
  readonly state: SaveState;
  /** Why the last attempt failed; no other follows until something else is typed. */
  readonly failure: string | undefined;
}

/** Stores what is typed in this visit after a pause. */
export function useAutosave<Values>({ values, save }: AutosaveOptions<Values>): Autosave {
  const first = useRef(values);
  const latest = useRef(save);
  const [state, setState] = useState<SaveState>('saved');
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => {
    if (values === first.current) return undefined;
    setState('typing');
    const timer = setTimeout(() => {
      setState('saving');
      latest
        .current()
        .then(
          () => setFailure(undefined),
          (error: unknown) => setFailure(failureText(error, 'Something went wrong. Try again.')),
        )
        .finally(() => setState('saved'));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);

  return { state, failure };
}
