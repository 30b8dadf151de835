import { serverPartNeed, serverPartRefusal, type ServerParts } from '@standby/hosting/server-part';
import { deployedReleases } from './history.ts';
import { releasedServerParts, remoteHistory, type ReleaseState } from './state.ts';
import { serverPartOf, serverPartUnit, type Unit } from './unit.ts';

/** Returns the versions of the server parts that a server loads at its next start. */
const releasedVersions = (state: ReleaseState): ServerParts =>
  Object.fromEntries(
    Array.from(releasedServerParts(state), ([name, { version }]) => [name, version] as const),
  );

/** Deployed screens that the server parts do not serve. */
interface RefusedScreens {
  readonly need: string;
  readonly refusal: string;
}

/** Returns the deployed releases of a remote that the server parts do not serve. */
function refusedScreens(
  state: ReleaseState,
  name: string,
  parts: ServerParts,
  advice?: string,
): readonly RefusedScreens[] {
  return deployedReleases(remoteHistory(state, name)).flatMap(
    ({ id, contract: { serverPart } }) => {
      const screens = { version: id, serverPart };
      const refusal = serverPartRefusal(name, screens, parts, advice);
      return refusal === undefined ? [] : [{ need: serverPartNeed(name, screens), refusal }];
    },
  );
}

/**
 * Returns the screens that the product's server would refuse, because it does not run their server
 * part.
 */
function findUnservedScreens(
  after: ReleaseState,
  changed: readonly Unit[],
  parts: ServerParts,
  advice?: string,
): readonly string[] {
  const released = releasedVersions(after);
  return changed.flatMap((name) => {
    const isReleased = refusedScreens(after, name, { ...parts, ...released }).length === 0;
    const next = isReleased
      ? ` The server part ${released[name]} is released: the server loads it when it starts again.`
      : '';
    return refusedScreens(after, name, parts, advice).map(({ refusal }) => refusal + next);
  });
}

/**
 * Returns the deployed screens that a server part would not serve once the server has loaded it.
 */
function findOrphanedScreens(after: ReleaseState, changed: readonly Unit[]): readonly string[] {
  const parts = releasedVersions(after);
  return changed.flatMap((unit) => {
    const name = serverPartOf(unit);
    return name === undefined || parts[name] === undefined
      ? []
      : refusedScreens(after, name, parts).map(
          ({ need }) => `${need}, which server part ${parts[name]} does not answer`,
        );
  });
}

/**
 * Returns the obstacles between screens and server parts: screens that the product's server would
 * refuse, and a server part that does not answer deployed screens.
 *
 * @param after the state after the deployment
 * @param changed the units that it deploys
 * @param parts the server parts of the product's server; undefined for a product in sample mode
 * @param advice what to do about a server part of another version; by default to update it
 */
export const findServerPartObstacles = (
  after: ReleaseState,
  changed: readonly Unit[],
  parts?: ServerParts,
  advice?: string,
): readonly string[] => [
  ...(parts ? findUnservedScreens(after, changed, parts, advice) : []),
  ...findOrphanedScreens(after, changed),
];

/**
 * Returns the obstacles to giving an uploaded release of a unit to everyone again. The release
 * passed the other checks when it was uploaded, but the server part may have changed since. Screens
 * that are already deployed pass, so that their canary can always end.
 */
export function findObstaclesOfReturn(
  before: ReleaseState,
  after: ReleaseState,
  unit: Unit,
  parts?: ServerParts,
): readonly string[] {
  const advice = `Go back to that server part first (rollback ${serverPartUnit(unit)}), or name another release with --to.`;
  const known = findServerPartObstacles(before, [unit], parts, advice);
  return findServerPartObstacles(after, [unit], parts, advice).filter(
    (obstacle) => !known.includes(obstacle),
  );
}
