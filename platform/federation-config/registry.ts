import type { OriginPolicy } from './places.ts';

/** The only module that each remote exposes: its routes. */
export const EXPOSED_MODULE = './routes';

/** Module that a remote also exposes if its screens have outlines. The prerenderer alone loads it. */
export const OUTLINES_MODULE = './outlines';

/** File name of a remote's federation entry, in dev and in the build. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** Returns a remote's name inside the federation runtime, an identifier without dashes. */
export function federationName(name: string): string {
  return `mfe_${name}`;
}

/** File beside the entry that tools of Module Federation read, such as its runtime and its Chrome extension. */
export const MF_MANIFEST_FILE = 'mf-manifest.json';

/** File beside the entry with the remote's description of itself. */
export const CONTRACT_FILE = 'contract.json';

/** Address of the registry. It is read at run time, so that moving a remote needs no build of the shell. */
export const REGISTRY_PATH = '/remotes.json';

/**
 * Origins of this machine, from which a person or a test may load a remote in place of the
 * registry's.
 */
const OVERRIDE_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'] as const;

/**
 * Origins that may serve remotes, and origins of overrides. Pages and registry carry this policy,
 * and the content security policy follows from it.
 */
export const ORIGIN_POLICY: OriginPolicy = { overrideOrigins: OVERRIDE_ORIGINS, remoteOrigins: {} };

/**
 * Policy of a server with accounts. Its pages run only its own scripts, because a script of another
 * origin could act for the signed-in person.
 */
export const OWN_ORIGIN_POLICY: OriginPolicy = { overrideOrigins: [], remoteOrigins: {} };
