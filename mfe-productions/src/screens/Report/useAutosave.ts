import { useEffect, useRef, useState } from 'react';
import { failureText } from '@standby/contracts';

/** Pause in typing after which the text is stored, in ms. */
export const PAUSE_MS = 1_000;

export type SaveState = 'saved' | 'unsaved' | 'saving';

interface AutosaveOptions<Values> {
  /** Typed values; each change makes a new object. */
  readonly values: Values;
  /**
   * Stores the typed values, unless they are incomplete or already stored. @throws {Error} if they
   * cannot be stored
   */
  readonly save: () => Promise<void>;
}

interface Autosave {
  readonly state: SaveState;
  /** Reason for the last failure; the next attempt follows the next change. */
  readonly failure: string | undefined;
}

/** Stores the values typed in this visit after a pause. */
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
    setState('unsaved');
    const store = async (): Promise<void> => {
      setState('saving');
      try {
        await latest.current();
        setFailure(undefined);
        setState('saved');
      } catch (error) {
        setFailure(failureText(error, 'Something went wrong. Try again.'));
        setState('unsaved');
      }
    };
    const timer = setTimeout(() => void store(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);

  return { state, failure };
}
