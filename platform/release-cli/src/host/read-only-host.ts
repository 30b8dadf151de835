import type { Host } from './host.ts';

/** Returns a host for dry runs, on which every write succeeds and changes nothing. */
export function readOnlyHost(host: Host): Host {
  return { ...host, write: () => Promise.resolve(true), create: () => Promise.resolve(true) };
}
