import {
  COMPOSITION_META,
  ownerIn,
  type ListedPlace,
  type OriginPolicy,
  type PageComposition,
} from '@standby/federation-config';

/** Name of a remote of the product. The page's composition lists the remotes at run time. */
export type RemoteName = string;

let composition: PageComposition | undefined;

/** Reads the page's composition. Pages and scripts are deployed together, so it has this shape. */
function pageComposition(): PageComposition {
  if (composition) return composition;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${COMPOSITION_META}"]`);
  if (!meta) throw new Error(`the page has no ${COMPOSITION_META}`);
  const parsed: PageComposition = JSON.parse(meta.content);
  composition = parsed;
  return parsed;
}

/** Sets the composition for code that runs without a host's page: the prerenderer and tests. */
export function defineComposition(defined: PageComposition): void {
  composition = defined;
}

/** Adds a remote that exists only on this page, at the address of its override. */
export function addPlace(name: RemoteName, place: ListedPlace): void {
  const { policy, remotes } = pageComposition();
  composition = { policy, remotes: { ...remotes, [name]: place } };
}

/** Returns the page's policy. The registry cannot allow more. */
export const pagePolicy = (): OriginPolicy => pageComposition().policy;

/** The remotes of the product, in the order of their tabs. */
export const remoteNames = (): readonly RemoteName[] => Object.keys(pageComposition().remotes);

export const allPlaces = (): readonly ListedPlace[] => Object.values(pageComposition().remotes);

export const placeOf = (name: RemoteName): ListedPlace | undefined =>
  pageComposition().remotes[name];

/** Returns the name of a remote's package, which tells its team apart in error reports. */
export const packageOf = (name: RemoteName): string => placeOf(name)?.package ?? name;

/** The remote that owns a path, or undefined. */
export const ownerOf = (pathname: string): RemoteName | undefined =>
  ownerIn(pageComposition().remotes, pathname);
