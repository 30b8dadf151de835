import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { failureText } from 'shared-ui';
import type { Collection, Identified, Notice } from 'shared-ui/storage';

const NOT_READ = 'Something went wrong while they were read. Nothing is lost: try again.';

/** A list on its way, there, or not to be had. */
export type Reading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly T[] }
  | { readonly state: 'failed'; readonly message: string };

/** What a collection holds now, whichever window changes it, and what there is to say about it. */
export interface Kept<T> {
  readonly reading: Reading<T>;
  readonly notices: readonly Notice[];
  readonly dismiss: (notice: Notice) => void;
  /** Reads once more, after a failure. */
  readonly retry: () => void;
}

export function useCollection<T extends Identified, New extends object>(
  collection: Collection<T, New>,
): Kept<T> {
  const [reading, setReading] = useState<Reading<T>>({ state: 'loading' });
  const readAgain = useRef<() => void>(() => undefined);
  const notices = useSyncExternalStore(collection.subscribe, collection.notices);

  useEffect(() => {
    let latest = 0;

    async function read(): Promise<void> {
      latest += 1;
      const turn = latest;
      const next = await collection.list().then(
        (items): Reading<T> => ({ state: 'ready', items }),
        (error: unknown): Reading<T> => ({
          state: 'failed',
          message: failureText(error, NOT_READ),
        }),
      );
      // A slow answer must not overwrite a newer one.
      if (turn === latest) setReading(next);
    }

    const handleChange = (): void => void read();
    const unsubscribe = collection.subscribe(handleChange);
    readAgain.current = handleChange;
    handleChange();
    return () => {
      latest = Number.POSITIVE_INFINITY;
      unsubscribe();
    };
  }, [collection]);

  const retry = useCallback((): void => {
    setReading({ state: 'loading' });
    readAgain.current();
  }, []);

  return { reading, notices, dismiss: collection.dismiss, retry };
}
