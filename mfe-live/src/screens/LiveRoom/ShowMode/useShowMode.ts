import { type RefObject, useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeWindowSettings } from '../useWindowSettings';

export interface ShowModeActions {
  readonly toggleShowMode: () => void;
  /** Goes to the message field, which is behind the show mode. */
  readonly writeMessage: () => void;
}

interface ShowModeOptions {
  readonly isShowMode: boolean;
  readonly changeSettings: ChangeWindowSettings;
  readonly messageRef: RefObject<HTMLInputElement | null>;
  readonly focusDesk: () => void;
}

/** Turns the show mode on and off. What is to get the focus is there at once. */
export function useShowMode(options: ShowModeOptions): ShowModeActions {
  const { isShowMode, changeSettings, messageRef, focusDesk } = options;

  const toggleShowMode = useCallback(() => {
    flushSync(() => changeSettings({ isShowMode: !isShowMode }));
    focusDesk();
  }, [isShowMode, changeSettings, focusDesk]);

  const writeMessage = useCallback(() => {
    flushSync(() => changeSettings({ isShowMode: false }));
    messageRef.current?.focus();
  }, [changeSettings, messageRef]);

  return { toggleShowMode, writeMessage };
}
