/**
 * Holds a name among the pages of this browser for as long as this page lives.
 * @returns how; null in a browser without locks, or on plain http
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
        // As where there are no locks.
        .catch(() => decide(true));
    });
}
