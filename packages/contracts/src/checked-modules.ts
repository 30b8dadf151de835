import { originalAddress } from '@standby/federation-config';

/**
 * Files of a remote that did not arrive as they were built, so that none of them was run. A remote's
 * container throws it and the shell reads it; they do not share the class, so its name is what counts.
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
 * Why modules that were imported do not run: a file did not arrive as it was built; one is not valid JavaScript, or
 * imports what another does not export; or one threw when it was evaluated.
 */
export type ModuleFailure = 'incomplete' | 'broken' | 'threw';

/** What Chromium and Firefox, and WebKit, say of an `import()` whose file, or one that it imports, did not arrive. */
const NOT_FETCHED = /dynamically imported module|^Importing a module script failed/u;

/** @param cause what an `import()` rejected with */
export function moduleFailure(cause: unknown): ModuleFailure {
  if (isPartLoadError(cause)) return 'incomplete';
  // oxlint-disable-next-line standby/no-raw-message -- browsers have no other sign
  if (cause instanceof TypeError && NOT_FETCHED.test(cause.message)) return 'incomplete';
  return cause instanceof SyntaxError ? 'broken' : 'threw';
}

/**
 * Resolves once the module is in the page's module map, from which imports take it. Where the engine has no
 * `modulepreload`, and so would say nothing of the link, it resolves at once: the import requests the module.
 */
function modulePreload(address: string, integrity = ''): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  link.rel = 'modulepreload';
  // The mode of an import: Firefox takes a second link in another mode for a failure.
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
  // A retry asks past every cache, which may have what did not pass.
  const cache = originalAddress(address) === address ? 'default' : 'reload';
  // WebKit runs a link's module without checking its integrity; that of a fetch is checked by every engine.
  await fetch(address, { integrity, cache });
  // Chromium and Firefox put the checked bytes into the module map, so that an import runs those alone.
  await modulePreload(address, integrity);
}

/**
 * Has the browser check modules before anything of them runs. Each is downloaded once: what comes after the
 * first request comes from the browser's cache.
 *
 * @param hashes integrity by address
 * @throws {PartLoadError} that names the files that did not arrive, or not as they were built
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
