import { useSyncExternalStore } from 'react';
import { followTheme, readTheme, writeTheme, type Theme } from './theme-store';

interface ThemeControl {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  toggle: () => void;
}

function toggle(): void {
  writeTheme(readTheme() === 'dark' ? 'light' : 'dark');
}

/** Theme of a prerendered page, which has no choice yet. */
const serverSnapshot = (): Theme => 'dark';

/** Returns the current theme and a function that changes it. The choice is remembered and reaches other tabs. */
export function useTheme(): ThemeControl {
  const theme = useSyncExternalStore(followTheme, readTheme, serverSnapshot);
  return { theme, setTheme: writeTheme, toggle };
}
