import { OVERRIDE_PARAMETER } from './overrides';

const STORAGE_KEY = 'standby:overrides';

/** Value of the parameter that removes all overrides. */
const RESET = 'reset';

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores overrides for this window, through reloads and navigation. */
export function storeOverrides(texts: readonly string[]): void {
  try {
    if (texts.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(texts));
  } catch {
    // Storage is blocked: overrides last as long as they are in the address.
  }
}

/** Reads the overrides of the address and the session, and removes them from the address. */
export function consumeOverrides(): { texts: readonly string[]; isPanelRequested: boolean } {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll(OVERRIDE_PARAMETER);
  if (asked.length === 0) return { texts: readStored(), isPanelRequested: false };
  const stored = asked.includes(RESET) ? [] : readStored();
  const added = asked.flatMap((value) => value.split(',')).filter((text) => text && text !== RESET);
  const texts = [...stored, ...added];
  storeOverrides(texts);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  return { texts, isPanelRequested: asked.includes('') };
}
