import { openBrowserStorage } from '@standby/storage';
import { clocks, defaultClock, type Clock } from '../../text';

/** localStorage key of the remembered choice. */
export const CLOCK_STORAGE_KEY = 'standby:clock';

/** Event on `window`, which several instances of this package may share; contracts list it as `clockChange`. */
const CLOCK_CHANGE_EVENT = 'standby:clock-change';

const isClock = (value: unknown): value is Clock => clocks.some((clock) => clock === value);

/** Returns the clock of this browser's user: the chosen one, or the clock of their language. */
export function readClock(): Clock {
  // The document keeps the choice until the page closes, even when storage is blocked.
  const chosen =
    document.documentElement.dataset.clock ?? openBrowserStorage().read(CLOCK_STORAGE_KEY);
  return isClock(chosen) ? chosen : defaultClock(navigator.language);
}

/** Uses a clock in this window, remembers it and notifies every listener of the window. */
export function writeClock(clock: Clock): void {
  document.documentElement.dataset.clock = clock;
  openBrowserStorage().write(CLOCK_STORAGE_KEY, clock);
  window.dispatchEvent(new CustomEvent(CLOCK_CHANGE_EVENT));
}

/** Calls back when the clock changes, in this tab or another one. */
export function followClock(onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== CLOCK_STORAGE_KEY || !isClock(event.newValue)) return;
    document.documentElement.dataset.clock = event.newValue;
    onChange();
  };
  window.addEventListener(CLOCK_CHANGE_EVENT, onChange);
  window.addEventListener('storage', handleStorage);
  return () => {
    window.removeEventListener(CLOCK_CHANGE_EVENT, onChange);
    window.removeEventListener('storage', handleStorage);
  };
}
