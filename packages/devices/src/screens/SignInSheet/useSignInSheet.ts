import { useCallback, useEffect, useState } from 'react';
import type { DoorSheet } from '@standby/api-client/sign-in';
import { failureText } from '@standby/contracts';

/** Poll interval of the sheet while the page is visible, because people also sign in at other tablets. */
const REFRESH_MS = 15_000;

/** The sign-in of a company, without an account. The messages of its refusals are for a screen. */
export interface SignInDoor {
  readonly look: () => Promise<DoorSheet>;
  readonly signIn: (personId: string, pin: string) => Promise<void>;
}

export interface OpenedSheet {
  readonly door: SignInDoor;
  readonly sheet: DoorSheet;
}

interface SignInSheetState {
  /** The sheet or the failure; undefined until the first answer. */
  readonly shown: OpenedSheet | { readonly failure: string } | undefined;
  readonly read: () => Promise<void>;
}

/** Reads the sheet, and polls it while the page is visible. */
export function useSignInSheet(openDoor: () => Promise<SignInDoor>): SignInSheetState {
  const [shown, setShown] = useState<SignInSheetState['shown']>();

  const read = useCallback(async (): Promise<void> => {
    try {
      const door = await openDoor();
      setShown({ door, sheet: await door.look() });
    } catch (error) {
      const failure = failureText(error, 'The server did not answer. Nothing is lost: try again.');
      // An earlier sheet stays readable.
      setShown((before) => (before && 'sheet' in before ? before : { failure }));
    }
  }, [openDoor]);

  useEffect(() => {
    const handleChange = (): void => {
      if (!document.hidden) void read();
    };
    handleChange();
    const interval = setInterval(handleChange, REFRESH_MS);
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [read]);

  return { shown, read };
}
