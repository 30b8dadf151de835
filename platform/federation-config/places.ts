/**
 * Place of a remote in the product: title, paths, layout, navigation. A remote's build declares it,
 * the registry lists it, and pages carry it, so that a new remote or path does not need a new
 * shell.
 */

/**
 * Frame of a page: `app` screens have the top navigation, `public` pages bring their own header,
 * `main` and footer.
 */
export type Layout = 'app' | 'public';

/** A tab of the top navigation. */
export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  /** Patterns of further screens on which this tab is the current one. */
  readonly section?: readonly string[];
}

/** Place of a remote in the product, independent of the repository that builds it. */
export interface RemotePlace {
  /** Name of this part of the product for people; failure messages use it. */
  readonly title: string;
  /**
   * Path prefixes that the remote owns, in whole segments; `/` means the front page alone. A segment
   * such as `:roomId` stands for any one.
   */
  readonly paths: readonly string[];
  /** Prefixes below its paths that it leaves to other remotes. */
  readonly except?: readonly string[];
  readonly layout: Layout;
  /** Prefixes among its paths that have the layout `app`, whatever layout its other paths have. */
  readonly appPaths?: readonly string[];
  /**
   * Paths that the build prerenders. It renders the first view of a public page, which is the same
   * for everyone, and the outline of a screen of the app, which the page shows until the screen has
   * loaded.
   */
  readonly prerendered?: readonly string[];
  /** Patterns of the paths that fill the whole screen, without the top navigation. */
  readonly fullscreen?: readonly string[];
  /** Tabs in the top navigation, after the tabs of earlier remotes. */
  readonly navigation?: readonly NavigationEntry[];
}

/** A remote's place, with the package that error reports name. */
export interface ListedPlace extends RemotePlace {
  readonly package: string;
}

/** The remotes of a product by name, in the order of their tabs. */
export type Places = Readonly<Record<string, ListedPlace>>;

/**
 * Origins from which a host's pages load remotes; `*` stands for any port. The content security
 * policy follows from them.
 */
export interface OriginPolicy {
  /** Origins from which a person or a test may load a remote in place of the registry's. */
  readonly overrideOrigins: readonly string[];
  /** Origins besides the page's own that the registry may name, by remote. */
  readonly remoteOrigins: Readonly<Record<string, readonly string[]>>;
}

/**
 * The product as its pages describe it. Each deployment writes the description into the page; the
 * registry cannot add to it.
 */
export interface PageComposition {
  readonly remotes: Places;
  readonly policy: OriginPolicy;
}

/** Name of the page's `meta` element that carries its {@link PageComposition} as JSON. */
export const COMPOSITION_META = 'standby:composition';

/** Returns all origins of scripts, each once. */
export function policyOrigins({ overrideOrigins, remoteOrigins }: OriginPolicy): string[] {
  return [...new Set([...overrideOrigins, ...Object.values(remoteOrigins).flat()])];
}

/** Whether an origin matches one of the policy's, where `*` stands for any port. */
export function isAllowedOrigin(origin: string, policy: readonly string[]): boolean {
  return policy.some((allowed) =>
    allowed.endsWith(':*')
      ? origin === allowed.slice(0, -2) || origin.startsWith(allowed.slice(0, -1))
      : origin === allowed,
  );
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Whether a path is a prefix, or below it. A parameter of the prefix matches any segment. */
export function isBelow(pathname: string, prefix: string): boolean {
  if (prefix === '/') return pathname === '/';
  const segments = pathname.split('/');
  return prefix.split('/').every((word, index) => {
    const segment = segments[index];
    return word === segment || (word.startsWith(':') && segment !== undefined && segment !== '');
  });
}

type Owned = Pick<RemotePlace, 'paths' | 'except'>;

/** Whether a remote owns a path. */
const owns = ({ paths, except = [] }: Owned, pathname: string): boolean =>
  paths.some((prefix) => isBelow(pathname, prefix)) &&
  !except.some((prefix) => isBelow(pathname, prefix));

/** A path of one remote that another remote owns, too. */
export interface SharedPath {
  readonly path: string;
  /** Path of the other remote, which is the same one, above it or below it. */
  readonly owned: string;
}

/** Returns the paths of a remote that another one owns, too. */
export function sharedPaths(place: Owned, other: Owned): SharedPath[] {
  return place.paths.flatMap((path) =>
    other.paths
      .filter(
        (owned) =>
          (isBelow(path, owned) && owns(other, path)) ||
          (isBelow(owned, path) && owns(place, owned)),
      )
      .map((owned) => ({ path, owned })),
  );
}

/**
 * Returns the remote that owns a path; undefined if none does, as for a path that no route can
 * match.
 */
export function ownerIn<Name extends string>(
  places: Readonly<Record<Name, Owned>>,
  pathname: string,
): Name | undefined {
  if (decoded(pathname) === undefined) return undefined;
  const names = Object.keys(places) as Name[];
  return names.find((name) => owns(places[name], pathname));
}
