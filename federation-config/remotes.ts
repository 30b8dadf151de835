/**
 * The composition in one table: which package is which remote, on which port it is developed, which
 * paths it owns and which layout the shell gives its pages. Every Vite config, the shell's routing, the
 * standalone pages and the tools read it; nothing else repeats it.
 */

/** How the shell wraps a page: `app` screens have the top navigation, `public` pages bring their own header, `main` and footer. */
export type Layout = 'app' | 'public';

/** What a remote is in the product, wherever it is built. */
export interface RemotePlace {
  /** What people call this part of the product; failure messages name it. */
  readonly title: string;
  /** Path prefixes that it owns, whole segments; `/` means the front page alone. */
  readonly paths: readonly string[];
  readonly layout: Layout;
  /** Of its paths, the prefixes that have the layout `app`, whatever the others have. */
  readonly appPaths?: readonly string[];
  /** Of its paths, those whose first view is the same for everybody: prerendered when the app is built. */
  readonly prerendered?: readonly string[];
  /** Of its paths, the patterns that fill the whole screen, without the top navigation. */
  readonly fullscreen?: readonly string[];
}

/** A remote of this workspace. */
export interface RemoteDefinition extends RemotePlace {
  /** The workspace package, which is also its folder. */
  readonly package: string;
  /** Port of its dev server. */
  readonly port: number;
}

export const SHELL_PORT = 4170;

/** Of the design system's own page. */
export const GALLERY_PORT = 4176;

export const remotes = {
  marketing: {
    package: 'mfe-marketing',
    title: 'Welcome pages',
    port: 4171,
    paths: ['/', '/terms', '/privacy', '/cookies'],
    layout: 'public',
    prerendered: ['/', '/terms', '/privacy', '/cookies'],
  },
  auth: {
    package: 'mfe-auth',
    title: 'Sign-in',
    port: 4172,
    paths: ['/auth', '/invitation', '/settings'],
    layout: 'public',
    appPaths: ['/settings'],
  },
  productions: {
    package: 'mfe-productions',
    title: 'Productions',
    port: 4173,
    paths: ['/dashboard', '/create-event'],
    layout: 'app',
  },
  venue: {
    package: 'mfe-venue',
    title: 'Venue',
    port: 4174,
    paths: ['/rooms', '/create-room', '/devices', '/add-device'],
    layout: 'app',
  },
  live: {
    package: 'mfe-live',
    title: 'Live room',
    port: 4175,
    paths: ['/room'],
    layout: 'app',
    fullscreen: ['/room/:roomId/viewer', '/room/:roomId/ask'],
  },
} as const satisfies Record<string, RemoteDefinition>;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];

/** A remote's name inside the federation runtime (an identifier, so without the dash). */
export function federationName(name: string): string {
  return `mfe_${name}`;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Whether a path is a prefix, or below it. */
export const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`));

/** The remote that owns a path, or undefined where nobody does, as with a path that no route can match. */
export function ownerOf(pathname: string): RemoteName | undefined {
  if (decoded(pathname) === undefined) return undefined;
  return remoteNames.find((name) =>
    remotes[name].paths.some((prefix) => isBelow(pathname, prefix)),
  );
}
