import { isAllowedOrigin } from '@standby/federation-config';
import { UserFacingError } from '@standby/contracts';
import { packageOf, remoteNames, type RemoteName } from '../composition/places';
import { refusalReason } from '../failures/refusal-reason';

/** A remote from another place than the registry's: `?mf=venue@https://previews.example/pr-42/`. */
export interface Override {
  readonly name: RemoteName;
  /** Folder of the remote's entry, without a slash at the end. */
  readonly address: string;
}

/** An override that is not used, with the reason; `text` is what was requested. */
export interface RefusedOverride {
  readonly text: string;
  readonly reason: string;
}

interface OverrideRequest {
  readonly accepted: readonly Override[];
  readonly refused: readonly RefusedOverride[];
}

/** Query parameter that people, the panel and the test kit use. */
export const OVERRIDE_PARAMETER = 'mf';

/** Pattern of a remote's name, as `pnpm new:remote` allows it, or of the name of its package. */
const NAME = /^[a-z][a-z\d-]*$/u;

/** Whether an address is the folder of a release on the page's own host, such as the preview of a canary. */
function isOwnRelease(name: string, origin: string, pathname: string): boolean {
  const [, remotes, remote, release] = pathname.split('/');
  const isReleaseOf = remotes === 'remotes' && remote === name && Boolean(release);
  return origin === window.location.origin && isReleaseOf;
}

/**
 * Reads one override, whether or not there is such a remote.
 *
 * @throws {UserFacingError} which says why it is invalid
 */
export function readOverride(text: string, policy: readonly string[]): Override {
  const separator = text.indexOf('@');
  const [requested, address] = [text.slice(0, separator), text.slice(separator + 1)];
  if (separator < 1) throw new UserFacingError('it must read remote@address');
  if (!URL.canParse(address)) throw new UserFacingError(`"${address}" is not an address`);
  const { origin, pathname } = new URL(address);
  if (!isAllowedOrigin(origin, policy) && !isOwnRelease(requested, origin, pathname)) {
    throw new UserFacingError(
      `${origin} is not among the allowed origins: ${policy.join(', ') || 'none'}`,
    );
  }
  if (!NAME.test(requested)) throw new UserFacingError(`no remote can be called "${requested}"`);
  const name = remoteNames().find((known) => requested === packageOf(known)) ?? requested;
  return { name, address: origin + pathname.replace(/\/+$/u, '') };
}

/** @throws {UserFacingError} which says why it is invalid */
function parseOverride(text: string, policy: readonly string[]): Override {
  const override = readOverride(text, policy);
  if (remoteNames().includes(override.name)) return override;
  throw new UserFacingError(`no remote is called "${override.name}"`);
}

/** Parses overrides in order. A later one for the same remote replaces an earlier one. */
export function parseOverrides(
  texts: readonly string[],
  policy: readonly string[],
): OverrideRequest {
  const accepted = new Map<RemoteName, Override>();
  const refused: RefusedOverride[] = [];
  for (const text of texts) {
    try {
      const override = parseOverride(text, policy);
      accepted.set(override.name, override);
    } catch (error) {
      refused.push({ text, reason: refusalReason(error) });
    }
  }
  return { accepted: [...accepted.values()], refused };
}

export function formatOverride({ name, address }: Override): string {
  return `${name}@${address}`;
}
