import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeWindowSettings } from '../useWindowSettings';

interface ShowModeOptions {
  readonly isShowMode: boolean;
  readonly changeSettings: ChangeWindowSettings;
  readonly focusDesk: () => void;
}

/** Turns the show mode on and off. What is to get the focus is there at once. */
export function useShowMode(options: ShowModeOptions): () => void {
  const { isShowMode, changeSettings, focusDesk } = options;
  return useCallback(() => {
    flushSync(() => changeSettings({ isShowMode: !isShowMode }));
    focusDesk();
  }, [isShowMode, changeSettings, focusDesk]);
}
