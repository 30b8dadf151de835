import { ORIGIN_POLICY, type OriginPolicy } from '@standby/federation-config';
import type { Stamp } from './history.ts';
import { ReleaseError } from './release-error.ts';

/** A change of the origins from which a host's pages load remotes. */
type OriginsChange = Stamp & OriginPolicy;

/** The part of a host's state with the origins that its pages allow. */
export interface OriginsState {
  /** Changes, oldest first; empty on a host with the defaults. */
  readonly origins?: readonly OriginsChange[] | undefined;
}

/** An origin that serves a remote, or overrides if the rule names no remote. */
export interface OriginRule {
  readonly remote?: string | undefined;
  readonly origin: string;
}

/**
 * Pattern of a valid origin, which becomes part of headers and configuration files. Only this
 * machine is trusted without encryption.
 */
const ORIGIN =
  /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*|http:\/\/(?:localhost|127\.0\.0\.1))(?::(?:\d+|\*))?$/u;
const RULE = /^(?:(?<remote>[a-z][a-z\d]*)=)?(?<origin>.*)$/u;

/**
 * Reads `https://previews.example` for overrides, or `tickets=https://tickets.example` for a remote.
 *
 * @throws {ReleaseError} if it is not an origin
 */
export function parseOriginRule(words: string): OriginRule {
  const { remote, origin = '' } = RULE.exec(words)?.groups ?? {};
  if (!ORIGIN.test(origin)) {
    throw new ReleaseError(
      `"${words}" is not an origin such as https://previews.example or tickets=https://tickets.example`,
    );
  }
  return { remote, origin };
}

/** Returns the policy of a host's pages: its last change, or this version's default. */
export function policyOf({ origins = [] }: OriginsState): OriginPolicy {
  const { overrideOrigins, remoteOrigins } = origins.at(-1) ?? ORIGIN_POLICY;
  return { overrideOrigins, remoteOrigins };
}

function withRule(
  policy: OriginPolicy,
  { remote, origin }: OriginRule,
  isAllowed: boolean,
): OriginPolicy {
  const changed = (listed: readonly string[] = []): readonly string[] => {
    const others = listed.filter((known) => known !== origin);
    return isAllowed ? [...others, origin] : others;
  };
  if (remote === undefined) {
    return { ...policy, overrideOrigins: changed(policy.overrideOrigins) };
  }
  const remoteOrigins = {
    ...policy.remoteOrigins,
    [remote]: changed(policy.remoteOrigins[remote]),
  };
  return { ...policy, remoteOrigins };
}

/** Allows and denies origins, and keeps the others. */
export function withOrigins<State extends OriginsState>(
  state: State,
  allowed: readonly OriginRule[],
  denied: readonly OriginRule[],
  stamp: Stamp,
): State {
  let policy = policyOf(state);
  for (const rule of allowed) policy = withRule(policy, rule, true);
  for (const rule of denied) policy = withRule(policy, rule, false);
  return { ...state, origins: [...(state.origins ?? []), { ...policy, ...stamp }] };
}
