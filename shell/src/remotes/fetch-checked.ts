/**
 * Fetches an entry into the page's module map, from which `import()` then takes it: one request. The
 * browser checks it on the way. Where this rejects, nothing may import the entry at this address:
 * Chromium would fetch it again, unchecked.
 */
export function fetchChecked(entry: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.integrity = integrity;
    link.href = entry;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`no file with the integrity ${integrity} at ${entry}`)),
    );
    document.head.append(link);
  });
}
