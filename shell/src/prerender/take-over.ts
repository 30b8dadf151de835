import { ownerOf } from '../../../federation.config';
import type { KnownRemotes } from '../errors/error-report';
import type { OverrideStore } from '../overrides/override-store';
import { loadFirstScreen } from '../remotes/first-screen';
import type { RemoteStore } from '../remotes/remote-store';

interface Shell {
  readonly remoteStore: RemoteStore;
  readonly overrides: OverrideStore;
  readonly known: () => KnownRemotes;
}

/** Hosts answer `/terms/` as they answer `/terms`. */
function currentPath(): string {
  return window.location.pathname.replace(/(.)\/$/u, '$1');
}

/**
 * Waits until the screen that the page was made with can be drawn.
 *
 * @returns whether the page's markup is what this shell would draw now: the same path, of the same
 *   release, with nothing overridden
 */
export async function canTakeOver(
  { dataset: { prerendered, integrity } }: HTMLElement,
  { remoteStore, overrides, known }: Shell,
): Promise<boolean> {
  const isHere = (): boolean => prerendered === currentPath();
  const owner = prerendered === undefined ? undefined : ownerOf(prerendered);
  // A host may answer with the front page wherever it has no file.
  if (prerendered === undefined || owner === undefined || !isHere()) return false;
  if (!(await loadFirstScreen(remoteStore, owner, prerendered))) return false;
  const { active, refused, opensPanel } = overrides.get();
  const isOverridden = active.length > 0 || refused.length > 0 || opensPanel;
  return isHere() && !isOverridden && known()[owner]?.integrity === integrity;
}

/** Takes out of the page what was drawn ahead: also where its remote does not come, as dead buttons say nothing. */
export function dropPrerendered(container: HTMLElement): void {
  container.replaceChildren();
  for (const element of document.head.querySelectorAll('[data-prerendered]')) element.remove();
}
