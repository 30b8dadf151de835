import { basename } from 'node:path';
import { REMOTE_ENTRY } from '@standby/federation-config';
import { ReleaseError } from './release-error.ts';

const isCompressed = (path: string): boolean => /\.(?:br|gz)$/u.test(path);

/**
 * Returns the reason why a browser would not load a file from an address; undefined if it would.
 */
async function findFault(address: string, content: Buffer): Promise<string | undefined> {
  try {
    const response = await fetch(address, { redirect: 'error' });
    if (!response.ok) return `${address} answers ${response.status}`;
    if (response.headers.get('access-control-allow-origin') !== '*') {
      return `${address} lacks "access-control-allow-origin: *", so other origins may not take it`;
    }
    const type = response.headers.get('content-type') ?? 'none';
    if (address.endsWith('.js') && !type.includes('javascript')) {
      return `${address} would not run as a script in browsers: its content type is ${type}`;
    }
    const served = Buffer.from(await response.arrayBuffer());
    return served.equals(content) ? undefined : `${address} is another file than that of the build`;
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: undefined };
    return `${address} does not answer: ${cause instanceof Error ? cause.message : String(error)}`;
  }
}

/**
 * Checks that an address on another origin serves a complete build to this origin's pages.
 *
 * @param entry absolute address of the build's entry
 * @throws {ReleaseError} naming the first faulty file
 */
export async function assertServed(
  entry: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  if (!URL.canParse(entry) || basename(new URL(entry).pathname) !== REMOTE_ENTRY) {
    throw new ReleaseError(`"${entry}" is not the address of a ${REMOTE_ENTRY}`);
  }
  for (const [path, content] of files) {
    if (isCompressed(path)) continue;
    const fault = await findFault(new URL(path, entry).href, content);
    if (fault !== undefined) throw new ReleaseError(fault);
  }
}
