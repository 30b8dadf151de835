import { useCallback, useEffect, useState } from 'react';
import type { DoorSheet } from '@standby/api-client/sign-in';
import { failureText } from '@standby/contracts';

/** How often the sheet is read while the page is visible: others sign in at other tablets. */
const REFRESH_MS = 15_000;

/** The sign-in of a company, without an account. Its words of refusal are for a screen. */
export interface SignInDoor {
  readonly look: () => Promise<DoorSheet>;
  readonly signIn: (personId: string, pin: string) => Promise<void>;
}

export interface OpenedSheet {
  readonly door: SignInDoor;
  readonly sheet: DoorSheet;
}

export interface SignInSheetState {
  /** Undefined until the first answer. */
  readonly shown: OpenedSheet | { readonly failure: string } | undefined;
  readonly read: () => Promise<void>;
}

/** The sheet, read again while it is looked at. */
export function useSignInSheet(openDoor: () => Promise<SignInDoor>): SignInSheetState {
  const [shown, setShown] = useState<SignInSheetState['shown']>();

  const read = useCallback(async (): Promise<void> => {
    try {
      const door = await openDoor();
      setShown({ door, sheet: await door.look() });
    } catch (error) {
      const failure = failureText(error, 'The server did not answer. Nothing is lost: try again.');
      // What was read before stays readable.
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
