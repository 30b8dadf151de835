import { OVERRIDE_PARAMETER } from './overrides';

const STORAGE_KEY = 'standby:overrides';

/** Value of the parameter that takes every override back. */
const RESET = 'reset';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps what was asked for as long as the window lives, through reloads and navigation. */
export function keepOverrides(texts: readonly string[]): void {
  try {
    if (texts.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(texts));
  } catch {
    // Storage is blocked: overrides then last as long as the address names them.
  }
}

/** What the address and the session ask for; the address is cleaned of it. */
export function takeOverrides(): { texts: readonly string[]; opensPanel: boolean } {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll(OVERRIDE_PARAMETER);
  if (asked.length === 0) return { texts: read(), opensPanel: false };
  const kept = asked.includes(RESET) ? [] : read();
  const added = asked.flatMap((value) => value.split(',')).filter((text) => text && text !== RESET);
  const texts = [...kept, ...added];
  keepOverrides(texts);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  return { texts, opensPanel: asked.includes('') };
}
