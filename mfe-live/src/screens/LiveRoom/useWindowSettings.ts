import { useCallback, useEffect, useState } from 'react';
import { openTabStorage } from '@standby/shared-ui';
import {
  loadWindowSettings,
  saveWindowSettings,
  type WindowSettings,
} from '../../data/local/window-settings';

type Change = Partial<WindowSettings>;

export type ChangeWindowSettings = (change: Change | ((last: WindowSettings) => Change)) => void;

/** Returns the settings of this window, which survive a reload. */
export function useWindowSettings() {
  const [storage] = useState(openTabStorage);
  const [settings, setSettings] = useState(() => loadWindowSettings(storage));

  useEffect(() => saveWindowSettings(storage, settings), [storage, settings]);

  const changeSettings = useCallback<ChangeWindowSettings>(
    (change) =>
      setSettings((last) => ({
        ...last,
        ...(typeof change === 'function' ? change(last) : change),
      })),
    [],
  );

  return { settings, changeSettings };
}
