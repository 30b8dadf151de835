import { useCallback, useEffect, useState } from 'react';
import { openTabStorage } from '@standby/shared-ui';
import {
  loadWindowSettings,
  saveWindowSettings,
  type WindowSettings,
} from '../../data/local/window-settings';

export type ChangeWindowSettings = (change: Partial<WindowSettings>) => void;

/** What this window keeps for itself, also through a reload. */
export function useWindowSettings() {
  const [storage] = useState(openTabStorage);
  const [settings, setSettings] = useState(() => loadWindowSettings(storage));

  useEffect(() => saveWindowSettings(storage, settings), [storage, settings]);

  const changeSettings = useCallback<ChangeWindowSettings>(
    (change) => setSettings((last) => ({ ...last, ...change })),
    [],
  );

  return { settings, changeSettings };
}
