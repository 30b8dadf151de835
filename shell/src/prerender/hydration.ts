import type { RemoteInfos } from '../remotes/remote-info';
import { type OverrideStore, showsOverrides } from '../overrides/override-store';
import { ownerOf } from '../composition/places';
import { preloadRoute } from '../remotes/preload-route';
import type { RemoteStore } from '../remotes/remote-store';

interface Shell {
  readonly remoteStore: RemoteStore;
  readonly overrides: OverrideStore;
  readonly remoteInfo: () => RemoteInfos;
}

/** Returns the page's path. Hosts answer `/terms/` like `/terms`. */
function currentPath(): string {
  return window.location.pathname.replace(/(.)\/$/u, '$1');
}

/**
 * Loads the screen that the page was prerendered with, and compares both.
 *
 * @returns whether React can hydrate the markup: it shows this path, comes from the release that the
 *   registry names, and no override is active
 */
export async function canHydrate(
  { dataset: { prerendered, integrity } }: HTMLElement,
  { remoteStore, overrides, remoteInfo }: Shell,
): Promise<boolean> {
  const isSamePath = (): boolean => prerendered === currentPath();
  const owner = prerendered === undefined ? undefined : ownerOf(prerendered);
  // Some hosts answer with the front page wherever they have no file.
  if (prerendered === undefined || owner === undefined || !isSamePath()) return false;
  if (!(await preloadRoute(remoteStore, owner, prerendered))) return false;
  const isReleased = remoteInfo()[owner]?.integrity === integrity;
  return isSamePath() && !showsOverrides(overrides.get()) && isReleased;
}

/**
 * Removes prerendered markup and styles, even if the remote does not load: its buttons would do
 * nothing.
 */
export function removePrerendered(container: HTMLElement): void {
  container.replaceChildren();
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
}
