/**
 * Returns a function that holds a name among this browser’s pages while this page lives.
 * @returns null in a browser without locks, or on plain http
 */
export function nameHolder(): ((name: string) => Promise<boolean>) | null {
  if (!('locks' in navigator)) return null;
  return (name) =>
    new Promise((decide) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          decide(lock !== null);
          return lock && new Promise<never>(() => undefined);
        })
        // If the request fails, the name counts as held, as in a browser without locks.
        .catch(() => decide(true));
    });
}
