import { ReleaseError } from '../release-error.ts';

/** A folder of a machine that one reaches by ssh. */
export interface SshTarget {
  /** As `ssh` takes it: `deploy@standby.example`. */
  readonly destination: string;
  /** Where none is given, ssh's own configuration decides. */
  readonly port: string | undefined;
  /** Absolute path of the folder. */
  readonly root: string;
}

const EXAMPLE = 'ssh://deploy@standby.example:22/srv/standby';

/** Whether an address is of this kind. */
export const isSshAddress = (address: string): boolean => address.startsWith('ssh://');

/**
 * Reads `ssh://user@host:port/path`; user and port may be left out.
 *
 * @throws {ReleaseError} for another address
 */
export function parseSshTarget(address: string): SshTarget {
  if (!isSshAddress(address) || !URL.canParse(address)) {
    throw new ReleaseError(`"${address}" is no address of a host, as ${EXAMPLE} is`);
  }
  const { username, password, hostname, port, pathname, search, hash } = new URL(address);
  const user = decodeURIComponent(username);
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  const root = decodeURIComponent(pathname).replace(/\/+$/u, '');
  // ssh would take it for one of its options.
  const isOption = [user, host].some((word) => word.startsWith('-'));
  if (password || search || hash || host === '' || isOption) {
    throw new ReleaseError(`"${address}" is no address of a host, as ${EXAMPLE} is`);
  }
  if (root === '') throw new ReleaseError(`"${address}" names no folder, as ${EXAMPLE} does`);
  return {
    destination: user === '' ? host : `${user}@${host}`,
    port: port === '' ? undefined : port,
    root,
  };
}
