const SETTLED = 'settled';

/** Announces lazy code that has loaded or failed to load. */
const loads = new EventTarget();

/** Announces that some lazy code has loaded or failed to load. */
export function announceSettledLoad(): void {
  loads.dispatchEvent(new Event(SETTLED));
}

export function subscribeToSettledLoads(listener: () => void): () => void {
  loads.addEventListener(SETTLED, listener);
  return () => loads.removeEventListener(SETTLED, listener);
}
