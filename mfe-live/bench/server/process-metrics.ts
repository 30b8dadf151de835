import type { ServerProcess } from 'server/testing/connected-server';
import { METRICS_TOKEN } from 'server/testing/test-server';

/** Returns a function that reads a process's metric by its name. */
export async function metricsOf({ origin }: ServerProcess): Promise<(name: string) => number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return (name) => Number(new RegExp(`^${name} (.+)$`, 'mu').exec(text)?.[1] ?? 0);
}
