import {
  COMPOSITION_META,
  ownerIn,
  type ListedPlace,
  type OriginPolicy,
  type PageComposition,
} from '@standby/federation-config';

/** A remote of the product. The page's composition lists them at run time. */
export type RemoteName = string;

let composition: PageComposition | undefined;

/** Pages and scripts are deployed together, so the composition has this shape. */
function pageComposition(): PageComposition {
  if (composition) return composition;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${COMPOSITION_META}"]`);
  if (!meta) throw new Error(`the page has no ${COMPOSITION_META}`);
  const parsed: PageComposition = JSON.parse(meta.content);
  composition = parsed;
  return parsed;
}

/** For what runs without a page of a host: the prerenderer and tests. */
export function defineComposition(defined: PageComposition): void {
  composition = defined;
}

/** Adds a remote that is only on this page, from where an override takes it. */
export function addPlace(name: RemoteName, place: ListedPlace): void {
  const { policy, remotes } = pageComposition();
  composition = { policy, remotes: { ...remotes, [name]: place } };
}

/** Beyond it the registry allows nothing. */
export const pagePolicy = (): OriginPolicy => pageComposition().policy;

/** The remotes of the product, in the order of their tabs. */
export const remoteNames = (): readonly RemoteName[] => Object.keys(pageComposition().remotes);

export const allPlaces = (): readonly ListedPlace[] => Object.values(pageComposition().remotes);

export const placeOf = (name: RemoteName): ListedPlace | undefined =>
  pageComposition().remotes[name];

/** The name of a remote's package, by which error reports tell its team. */
export const packageOf = (name: RemoteName): string => placeOf(name)?.package ?? name;

/** The remote that owns a path, or undefined. */
export const ownerOf = (pathname: string): RemoteName | undefined =>
  ownerIn(pageComposition().remotes, pathname);
