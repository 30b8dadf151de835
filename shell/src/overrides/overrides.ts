import { remoteNames, type RemoteName } from '../../../federation.config';

/** One remote taken from elsewhere than the registry says: `?mf=venue@http://localhost:4174`. */
export interface Override {
  readonly name: RemoteName;
  /** Where its entry lies, without a slash at its end. */
  readonly origin: string;
}

/** Why an override was not taken; `text` is what was asked for. */
export interface RefusedOverride {
  readonly text: string;
  readonly reason: string;
}

export interface OverrideRequest {
  readonly accepted: readonly Override[];
  readonly refused: readonly RefusedOverride[];
}

/** Query parameter that people, the overlay and the test kit all use. */
export const OVERRIDE_PARAMETER = 'mf';

/** Whether an origin matches one of a policy's, in which `*` stands for any port. */
export function isAllowedOrigin(origin: string, policy: readonly string[]): boolean {
  return policy.some((allowed) =>
    allowed.endsWith(':*')
      ? origin === allowed.slice(0, -2) || origin.startsWith(allowed.slice(0, -1))
      : origin === allowed,
  );
}

/**
 * Reads one override.
 *
 * @throws {RangeError} that says what is wrong with it
 */
export function parseOverride(text: string, policy: readonly string[]): Override {
  const separator = text.indexOf('@');
  const [asked, address] = [text.slice(0, separator), text.slice(separator + 1)];
  if (separator < 1) throw new RangeError('it must read remote@origin');
  const name = remoteNames.find((known) => asked === known || asked === `mfe-${known}`);
  if (!name) throw new RangeError(`no remote is called "${asked}"`);
  if (!URL.canParse(address)) throw new RangeError(`"${address}" is not an address`);
  const { origin } = new URL(address);
  if (!isAllowedOrigin(origin, policy)) {
    throw new RangeError(`${origin} is not among the allowed origins: ${policy.join(', ')}`);
  }
  return { name, origin };
}

/** Reads overrides in their order; a later one of the same remote replaces an earlier. */
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
      refused.push({ text, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { accepted: [...accepted.values()], refused };
}

export function formatOverride({ name, origin }: Override): string {
  return `${name}@${origin}`;
}
