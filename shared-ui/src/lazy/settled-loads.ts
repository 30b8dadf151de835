const SETTLED = 'settled';

/** Where lazy code says that it is loaded, or could not be. */
const loads = new EventTarget();

/** Says that some lazy code is loaded, or could not be. */
export function announceSettledLoad(): void {
  loads.dispatchEvent(new Event(SETTLED));
}

export function subscribeToSettledLoads(listener: () => void): () => void {
  loads.addEventListener(SETTLED, listener);
  return () => loads.removeEventListener(SETTLED, listener);
}
