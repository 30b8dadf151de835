import { ownerIn, type ListedPlace, type PageComposition } from './places.ts';
import { ORIGIN_POLICY } from './registry.ts';

/**
 * The table of the remotes in this workspace: the package of each, its development port, its paths
 * and the layout of its pages. Every Vite config, the standalone pages and the tools read this
 * table. The shell does not: its pages carry the released remotes (`places.ts`).
 */

/** A remote of this workspace; its package is also its folder. */
export interface RemoteDefinition extends ListedPlace {
  /** Port of its dev server. */
  readonly port: number;
}

export const SHELL_PORT = 4170;

/** Port of the design system's gallery. */
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
    paths: ['/dashboard', '/create-event', '/shows', '/guide'],
    layout: 'app',
    fullscreen: ['/shows/:showId/door', '/shows/:showId/mine'],
    navigation: [
      {
        label: 'Presentations',
        path: '/dashboard',
        section: ['/create-event', '/shows/*', '/room/:roomId'],
      },
    ],
  },
  venue: {
    package: 'mfe-venue',
    title: 'Venue',
    port: 4174,
    paths: ['/rooms', '/create-room', '/devices', '/add-device'],
    layout: 'app',
    navigation: [
      { label: 'Rooms', path: '/rooms', section: ['/create-room'] },
      { label: 'Devices', path: '/devices', section: ['/add-device'] },
    ],
  },
  live: {
    package: 'mfe-live',
    title: 'Live room',
    port: 4175,
    paths: ['/room'],
    except: [
      '/room/:roomId/cues',
      '/room/:roomId/call',
      '/room/:roomId/running',
      '/room/:roomId/viewer',
      '/room/:roomId/ask',
      '/room/:roomId/light',
    ],
    layout: 'app',
    prerendered: ['/room/:roomId'],
  },
  screens: {
    package: 'mfe-screens',
    title: 'Screens',
    port: 4177,
    paths: ['/screen', '/room/:roomId/viewer', '/room/:roomId/ask', '/room/:roomId/light'],
    layout: 'app',
    fullscreen: ['/screen', '/room/:roomId/viewer', '/room/:roomId/ask', '/room/:roomId/light'],
  },
  cues: {
    package: 'mfe-cues',
    title: 'Cues',
    port: 4178,
    paths: ['/room/:roomId/cues', '/room/:roomId/call', '/room/:roomId/running'],
    layout: 'app',
    prerendered: ['/room/:roomId/cues'],
    fullscreen: ['/room/:roomId/call', '/room/:roomId/running'],
  },
} as const satisfies Record<string, RemoteDefinition>;

export type RemoteName = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as RemoteName[];

/** The product as built pages describe it: the remotes of this workspace. */
export const workspaceComposition: PageComposition = {
  policy: ORIGIN_POLICY,
  remotes: Object.fromEntries(
    remoteNames.map((name) => {
      const { port: _port, ...place }: RemoteDefinition = remotes[name];
      return [name, place];
    }),
  ),
};

/** Returns the remote of this workspace that owns a path; undefined if none does. */
export const ownerOf = (pathname: string): RemoteName | undefined => ownerIn(remotes, pathname);
