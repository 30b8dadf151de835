import { sharedPaths, type ListedPlace } from '@standby/federation-config';
import { field, text } from '../composition/json-fields';
import { parsePlace } from '../composition/parse-place';
import {
  addPlace,
  allPlaces,
  pagePolicy,
  remoteNames,
  type RemoteName,
} from '../composition/places';
import { fetchContract } from './resolve-override';
import { readOverride } from '../overrides/overrides';

/**
 * Reads a server's description of the remote that it serves; undefined if it serves another remote
 * or none.
 */
function parseServed(contract: unknown, name: RemoteName): ListedPlace | undefined {
  const remote = field(contract, 'remote');
  const packageName = text(field(contract, 'name'));
  if (field(remote, 'name') !== name || packageName === undefined) return undefined;
  const place = parsePlace(remote, name);
  return place && { ...place, package: packageName };
}

/**
 * Whether no remote owns a path of the place. A path that a remote of the product owns stays with
 * it.
 */
const isFree = (place: ListedPlace): boolean =>
  allPlaces().every((other) => sharedPaths(place, other).length === 0);

async function adopt(override: string): Promise<void> {
  const { name, address } = readOverride(override, pagePolicy().overrideOrigins);
  if (remoteNames().includes(name)) return;
  const place = parseServed(await fetchContract(address), name);
  if (place && isFree(place)) addPlace(name, place);
}

/**
 * Adds remotes that were never released to this page: their servers say which paths they own.
 * Overrides that are ignored here are refused later, with a reason, when overrides are applied.
 */
export async function adoptRemotes(overrides: readonly string[]): Promise<void> {
  for (const override of overrides) await adopt(override).catch(() => undefined);
}
