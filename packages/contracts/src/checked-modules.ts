import { originalAddress } from '@standby/federation-config';

/**
 * Files of a remote that arrived changed or not at all, so they have not run. A remote's container throws this error
 * and the shell reads it. The two do not share the class, so the shell recognises the error by its name.
 */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';

  constructor(
    readonly addresses: readonly string[],
    cause: unknown,
  ) {
    super(`did not arrive as built: ${addresses.join(' ')}`, { cause });
  }
}

export function isPartLoadError(error: unknown): error is PartLoadError {
  return error instanceof Error && error.name === 'PartLoadError';
}

/**
 * Reason that imported modules do not run:
 * - `incomplete`: A file arrived changed or not at all.
 * - `broken`: A file is not valid JavaScript, or imports a name that another file does not export.
 * - `threw`: A file threw while it was evaluated.
 */
export type ModuleFailure = 'incomplete' | 'broken' | 'threw';

/** Messages of Chromium, Firefox and WebKit for an `import()` that could not fetch a file. */
const NOT_FETCHED = /dynamically imported module|^Importing a module script failed/u;

/** @param cause reason for which an `import()` rejected */
export function moduleFailure(cause: unknown): ModuleFailure {
  if (isPartLoadError(cause)) return 'incomplete';
  // oxlint-disable-next-line standby/no-raw-message -- browsers have no other sign
  if (cause instanceof TypeError && NOT_FETCHED.test(cause.message)) return 'incomplete';
  return cause instanceof SyntaxError ? 'broken' : 'threw';
}

/**
 * Resolves once the module is in the page's module map, from which imports take it. An engine without `modulepreload`
 * never reports on the link, so the promise resolves at once and the import requests the module.
 */
function modulePreload(address: string, integrity = ''): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  link.rel = 'modulepreload';
  // Firefox treats a second link in another CORS mode as a failure, so this link uses the mode of an import.
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new TypeError(`no such module: ${address}`)));
    document.head.append(link);
  });
}

async function check(address: string, integrity: string): Promise<void> {
  // A retry bypasses every cache, because a cache may hold the file that failed.
  const cache = originalAddress(address) === address ? 'default' : 'reload';
  // WebKit runs a link's module without checking its integrity. Every engine checks the integrity of a fetch.
  await fetch(address, { integrity, cache });
  // Chromium and Firefox keep the checked bytes in the module map, so an import runs no others.
  await modulePreload(address, integrity);
}

/**
 * Has the browser check modules before any of them runs. The network delivers each file once; later requests read the
 * browser's cache.
 * @param hashes integrity by address
 * @throws {PartLoadError} that names the files that arrived changed or not at all
 */
export async function checkModules(
  hashes: Iterable<readonly [address: string, integrity: string]>,
): Promise<void> {
  const failed: string[] = [];
  let reason: unknown;
  await Promise.all(
    Array.from(hashes, async ([address, integrity]) => {
      try {
        await check(address, integrity);
      } catch (cause) {
        failed.push(address);
        reason = cause;
      }
    }),
  );
  if (failed.length > 0) throw new PartLoadError(failed, reason);
}
