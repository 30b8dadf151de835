import { isBelow, type ListedPlace, type NavigationEntry } from '@standby/federation-config';
import { field, text, textList } from '../remotes/json-fields';
import { addPlace, allPlaces, pagePolicy, remoteNames, type RemoteName } from '../remotes/places';
import { fetchContract } from '../remotes/resolve-override';
import { readOverride } from './overrides';

function parseNavigation(listed: unknown): NavigationEntry[] {
  return (Array.isArray(listed) ? listed : []).flatMap((entry: unknown) => {
    const [label, path] = [text(field(entry, 'label')), text(field(entry, 'path'))];
    if (label === undefined || path === undefined) return [];
    return [{ label, path, section: textList(field(entry, 'section')) }];
  });
}

/** What a server says of the remote that it serves; undefined for another remote, or none. */
function parsePlace(contract: unknown, name: RemoteName): ListedPlace | undefined {
  const remote = field(contract, 'remote');
  const [packageName, title] = [text(field(contract, 'name')), text(field(remote, 'title'))];
  const paths = textList(field(remote, 'paths'));
  if (field(remote, 'name') !== name || packageName === undefined || paths.length === 0) {
    return undefined;
  }
  return {
    package: packageName,
    title: title ?? name,
    paths,
    layout: field(remote, 'layout') === 'public' ? 'public' : 'app',
    appPaths: textList(field(remote, 'appPaths')),
    fullscreen: textList(field(remote, 'fullscreen')),
    navigation: parseNavigation(field(remote, 'navigation')),
  };
}

/** A path that a remote of the product owns stays with it. */
function isFree(path: string): boolean {
  const owned = allPlaces().flatMap(({ paths }) => paths);
  return !owned.some((other) => isBelow(path, other) || isBelow(other, path));
}

async function adopt(override: string): Promise<void> {
  const { name, address } = readOverride(override, pagePolicy().overrideOrigins);
  if (remoteNames().includes(name)) return;
  const place = parsePlace(await fetchContract(address), name);
  if (place?.paths.every(isFree)) addPlace(name, place);
}

/**
 * Lets remotes that were never released take part in this page: their servers say which paths they own. What is not
 * taken here is refused when overrides are applied, with a reason.
 */
export async function adoptRemotes(overrides: readonly string[]): Promise<void> {
  for (const override of overrides) await adopt(override).catch(() => undefined);
}
