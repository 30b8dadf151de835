import { openTabStorage } from '@standby/storage';
import { OVERRIDE_PARAMETER } from './overrides';

const STORAGE_KEY = 'standby:overrides';

/** Value of the parameter that removes all overrides. */
const RESET = 'reset';

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(openTabStorage().read(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Stores overrides for this window, through reloads and navigation. If storage is blocked, they
 * last as long as they are in the address.
 */
export function storeOverrides(texts: readonly string[]): void {
  const storage = openTabStorage();
  if (texts.length === 0) storage.erase(STORAGE_KEY);
  else storage.write(STORAGE_KEY, JSON.stringify(texts));
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
  // oxlint-disable-next-line standby/known-navigation -- the page's own address, without the overrides' parameter
  window.history.replaceState(window.history.state, '', url);
  return { texts, isPanelRequested: asked.includes('') };
}
