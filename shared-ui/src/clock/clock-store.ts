import { openBrowserStorage } from '@standby/storage';
import { clocks, defaultClock, type Clock } from '../../text';

/** localStorage key of the remembered choice. */
export const CLOCK_STORAGE_KEY = 'standby:clock';

/** Sent on `window`, which several instances of this package may share; contracts list it as `clockChange`. */
const CLOCK_CHANGE_EVENT = 'standby:clock-change';

const isClock = (value: unknown): value is Clock => clocks.some((clock) => clock === value);

/** The clock of this browser's person: what was chosen, else what their language has. */
export function readClock(): Clock {
  // Also where storage is blocked: the document has what was chosen until the page is closed.
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

/** Calls back when the clock changes: here, or in another tab. */
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
