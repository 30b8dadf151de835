import { openBrowserStorage } from '@standby/storage';

const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** localStorage key of the remembered choice; public/theme.js reads it before the first paint. */
export const THEME_STORAGE_KEY = 'standby:theme';

/** Event on `window`, which several instances of this package may share; contracts list it as `themeChange`. */
const THEME_CHANGE_EVENT = 'standby:theme-change';

const LIGHT_PREFERENCE = '(prefers-color-scheme: light)';

function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Returns the theme of the page: the chosen one, or the system's preference. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return window.matchMedia(LIGHT_PREFERENCE).matches ? 'light' : 'dark';
}

/** Shows a theme in this window, remembers it and notifies every listener of the window. */
export function writeTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  openBrowserStorage().write(THEME_STORAGE_KEY, theme);
  window.dispatchEvent(new CustomEvent(THEME_CHANGE_EVENT));
}

/** Calls back when the theme changes, here, in another tab, or with the system's preference. */
export function followTheme(onChange: () => void): () => void {
  const preference = window.matchMedia(LIGHT_PREFERENCE);
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== THEME_STORAGE_KEY || !isTheme(event.newValue)) return;
    document.documentElement.dataset.theme = event.newValue;
    onChange();
  };
  window.addEventListener(THEME_CHANGE_EVENT, onChange);
  window.addEventListener('storage', handleStorage);
  preference.addEventListener('change', onChange);
  return () => {
    window.removeEventListener(THEME_CHANGE_EVENT, onChange);
    window.removeEventListener('storage', handleStorage);
    preference.removeEventListener('change', onChange);
  };
}
