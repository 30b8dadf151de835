import { modulePreload } from './module-preload';

/**
 * Fetches an entry ahead of its `import()`, one request for both; the browser checks it on the way.
 * Where this rejects, nothing may import the entry at this address: Chromium would fetch it again,
 * unchecked.
 */
export function fetchChecked(entry: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = modulePreload(entry, integrity);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`no file with the integrity ${integrity} at ${entry}`)),
    );
  });
}
