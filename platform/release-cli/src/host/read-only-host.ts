import type { Host } from './host.ts';

/** A host on which every write succeeds and changes nothing, for a dry run. */
export function readOnlyHost(host: Host): Host {
  return { ...host, write: () => Promise.resolve(true), create: () => Promise.resolve(true) };
}
