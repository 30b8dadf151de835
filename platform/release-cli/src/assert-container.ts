import { init, parse } from 'es-module-lexer';
import { REMOTE_ENTRY } from '@standby/federation-config';
import { ReleaseError } from './release-error.ts';

/**
 * Functions of an entry that the shell calls. module-federation.io calls such a module a container.
 */
const CONTAINER_EXPORTS = ['get', 'init'];

/** Returns the names that a script exports; undefined for an invalid script. */
function exportedNames(code: string): readonly string[] | undefined {
  try {
    return parse(code)[1].map(({ n }) => n);
  } catch {
    return undefined;
  }
}

/**
 * Checks that pages can load an entry. Bundlers can also write entries that set a global variable
 * instead.
 *
 * @param folder folder of the build, for the message
 * @throws {ReleaseError} naming the bundler option that makes a valid entry
 */
export async function assertContainer(folder: string, code: string): Promise<void> {
  await init;
  const names = exportedNames(code);
  if (names === undefined)
    throw new ReleaseError(`${folder}/${REMOTE_ENTRY} is not valid JavaScript`);
  const missing = CONTAINER_EXPORTS.filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  throw new ReleaseError(
    `${folder}/${REMOTE_ENTRY} is not an ES module that exports ${missing.join(' and ')}. ` +
      `In rspack and webpack, set library: { type: 'module' } and output: { module: true }`,
  );
}
