import { useEffect, useState } from 'react';
import { measureLatency } from '../../../data/latency';

const REFRESH_MILLIS = 10_000;

/** The way to the server: not measured yet, as long as it takes, or not there. */
export type Connection = 'measuring' | 'offline' | { readonly latencyMs: number };

async function measure(): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  const latencyMs = await measureLatency();
  return latencyMs === undefined ? 'offline' : { latencyMs };
}

/** Measured while the page is visible, and at once when the connection comes or goes. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('measuring');

  useEffect(() => {
    let latest = 0;

    async function refresh(): Promise<void> {
      if (document.hidden) return;
      latest += 1;
      const turn = latest;
      const measured = await measure();
      // An overtaken answer is out of date.
      if (turn === latest) setConnection(measured);
    }

    const handleChange = (): void => void refresh();
    handleChange();
    const interval = setInterval(handleChange, REFRESH_MILLIS);
    document.addEventListener('visibilitychange', handleChange);
    window.addEventListener('online', handleChange);
    window.addEventListener('offline', handleChange);
    return () => {
      latest = Number.POSITIVE_INFINITY;
      clearInterval(interval);
      document.removeEventListener('visibilitychange', handleChange);
      window.removeEventListener('online', handleChange);
      window.removeEventListener('offline', handleChange);
    };
  }, []);

  return connection;
}
