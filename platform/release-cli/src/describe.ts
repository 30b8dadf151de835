import {
  canaryOf,
  currentRelease,
  findRelease,
  previousRelease,
  type History,
  type RemoteRelease,
} from './history.ts';
import { policyOf } from './origins.ts';
import { historyOf, type Preview, type Unit } from './releases.ts';
import { serverPartOf } from './unit.ts';
import { placeOf, remoteHistory, remotePath, type ReleaseState } from './state.ts';

/** Describes the release that all visitors get, and the canary beside it. */
export function describeUnit(state: ReleaseState, unit: Unit): string {
  const history = historyOf(state, unit);
  const current = currentRelease(history);
  const canary = canaryOf(history);
  const some = canary
    ? `, ${canary.release.id} for ${Math.round(canary.share * 100)} % of the visitors`
    : '';
  return `${current?.id ?? 'not released'}${some}`;
}

/** Returns one line per unit: the release that all visitors get, and the canary beside it. */
export function describeUnits(state: ReleaseState, units: readonly Unit[]): string {
  return units.map((unit) => `  ${unit.padEnd(12)} ${describeUnit(state, unit)}`).join('\n');
}

/**
 * Returns each unit with all its deployments: time, release, author, commit and overruled
 * obstacles.
 */
export function describeLog(state: ReleaseState, units: readonly Unit[]): string {
  const deployments = (unit: Unit): string[] => {
    const history = historyOf(state, unit);
    return history.deployments.map(({ at, action, id, by, forced }) => {
      const { commit } = findRelease(history, id);
      const from = commit === undefined ? '' : ` from ${commit.slice(0, 8)}`;
      const against = forced ? `, forced: ${forced.join('; ')}` : '';
      return `    ${at}  ${action.padEnd(8)} ${id} by ${by}${from}${against}`;
    });
  };
  return units.flatMap((unit) => [describeUnits(state, [unit]), ...deployments(unit)]).join('\n');
}

/** Returns the page of a remote's release, and the address that previews it in the product. */
function describeLinks(release: RemoteRelease, name: string, url: string): readonly string[] {
  const [path = '/'] = placeOf(name, release).paths;
  const folder = release.entry
    ? new URL('.', release.entry).href
    : `${url}/${remotePath(name, release.id)}/`;
  return [`    page     ${url}${path}`, `    preview  ${url}${path}?mf=${name}@${folder}`];
}

const originOf = (url = 'https://<product>'): string => url.replace(/\/+$/u, '');

/**
 * Describes a build that is on the host but not deployed: its link, and the obstacles to its
 * release.
 */
export function describePreview(
  name: string,
  { release, obstacles }: Preview,
  url?: string,
): string {
  const [, preview = ''] = describeLinks(release, name, originOf(url));
  const against = obstacles.map((why) => `    - ${why}`);
  const rest = against.length > 0 ? ['    its release would be refused:', ...against] : [];
  return [`  ${name.padEnd(12)} ${release.id} is not deployed`, preview, ...rest].join('\n');
}

/** Describes a remote's release: its page, its preview address and the command that undoes it. */
function describeRelease(history: History<RemoteRelease>, name: string, url: string): string {
  const release = canaryOf(history)?.release ?? currentRelease(history);
  if (!release) return '';
  const undo = canaryOf(history) || previousRelease(history) ? 'rollback' : 'remove:remote';
  return [...describeLinks(release, name, url), `    undo     pnpm ${undo} ${name}`].join('\n');
}

/** Describes when a server part takes effect, and the command that undoes it. */
const describeServerPart = (unit: Unit): string =>
  [
    '    loads    when the server starts again with STANDBY_FEATURES=released; then release its screens',
    `    undo     standby-release rollback ${unit}`,
  ].join('\n');

/**
 * Describes releases that were just made.
 *
 * @param url public address of the product
 */
export function describeReleases(
  state: ReleaseState,
  units: readonly Unit[],
  url?: string,
): string {
  const origin = originOf(url);
  return units
    .flatMap((unit) => {
      if (serverPartOf(unit) !== undefined) {
        return [describeUnits(state, [unit]), describeServerPart(unit)];
      }
      return [
        describeUnits(state, [unit]),
        unit === 'shell'
          ? '    undo     pnpm rollback shell'
          : describeRelease(remoteHistory(state, unit), unit, origin),
      ];
    })
    .join('\n');
}

/** Describes the origins from which the host's pages load remotes, and who changed them. */
export function describeOrigins(state: ReleaseState): string {
  const { overrideOrigins, remoteOrigins } = policyOf(state);
  const lists = [['overrides', overrideOrigins] as const, ...Object.entries(remoteOrigins)];
  return [
    ...lists.map(([name, origins]) => `  ${name.padEnd(12)} ${origins.join(' ') || 'none'}`),
    ...(state.origins ?? []).map(({ at, by }) => `    ${at}  changed by ${by}`),
  ].join('\n');
}
