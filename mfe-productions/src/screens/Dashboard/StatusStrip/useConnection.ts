import { useEffect, useState } from 'react';
import { measureLatency } from '../../../data/latency';

const REFRESH_MILLIS = 10_000;

/** State of the connection to the server: not measured yet, the latency, or offline. */
export type Connection = 'measuring' | 'offline' | { readonly latencyMs: number };

async function measure(): Promise<Connection> {
  if (!navigator.onLine) return 'offline';
  const latencyMs = await measureLatency();
  return latencyMs === undefined ? 'offline' : { latencyMs };
}

/** Measures the connection while the page is visible, and at once when it comes or goes. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('measuring');

  useEffect(() => {
    let latest = 0;

    async function refresh(): Promise<void> {
      if (document.hidden) return;
      latest += 1;
      const turn = latest;
      const measured = await measure();
      // An answer that a later one has overtaken is outdated.
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
