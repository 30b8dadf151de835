import { ReleaseError } from '../release-error.ts';

/** A folder on a machine that is reached by ssh. */
export interface SshTarget {
  /** Destination in ssh's form: `deploy@standby.example`. */
  readonly destination: string;
  /** Port; undefined to use ssh's configuration. */
  readonly port: string | undefined;
  /** Absolute path of the folder. */
  readonly root: string;
}

const EXAMPLE = 'ssh://deploy@standby.example:22/srv/standby';

/** Whether an address has the scheme `ssh:`. */
export const isSshAddress = (address: string): boolean => address.startsWith('ssh://');

/**
 * Parses `ssh://user@host:port/path`. User and port are optional.
 *
 * @throws {ReleaseError} for an invalid address
 */
export function parseSshTarget(address: string): SshTarget {
  if (!isSshAddress(address) || !URL.canParse(address)) {
    throw new ReleaseError(`"${address}" is not the address of a host, such as ${EXAMPLE}`);
  }
  const { username, password, hostname, port, pathname, search, hash } = new URL(address);
  const user = decodeURIComponent(username);
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  const root = decodeURIComponent(pathname).replace(/\/+$/u, '');
  // ssh would read a leading dash as an option.
  const isOption = [user, host].some((word) => word.startsWith('-'));
  if (password || search || hash || host === '' || isOption) {
    throw new ReleaseError(`"${address}" is not the address of a host, such as ${EXAMPLE}`);
  }
  if (root === '') throw new ReleaseError(`"${address}" names no folder, as ${EXAMPLE} does`);
  return {
    destination: user === '' ? host : `${user}@${host}`,
    port: port === '' ? undefined : port,
    root,
  };
}
