import { ORIGIN_POLICY, type OriginPolicy } from '@standby/federation-config';
import type { Stamp } from './history.ts';
import { ReleaseError } from './release-error.ts';

/** The origins that a host's pages take remotes from as configured. */
export type OriginsChange = Stamp & OriginPolicy;

/** A host's state as far as it says which origins its pages allow. */
export interface OriginsState {
  /** Oldest first. Empty on a host with the defaults. */
  readonly origins?: readonly OriginsChange[] | undefined;
}

/** An origin of which remotes are served, or overrides where it names no remote. */
export interface OriginRule {
  readonly remote?: string | undefined;
  readonly origin: string;
}

/** It becomes a part of headers and of configuration files. Without encryption only this machine is trusted. */
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

/** What a host's pages allow: what was set for it, else what this version of the product has. */
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

/** Allows and denies origins, and leaves the others as they are. */
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
