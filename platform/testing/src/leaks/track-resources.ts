import { startTracking, type RemoteAt, type ResourceTracker } from './resources';
import { RUNTIME_GLOBALS } from './runtime-globals';
import { trackers } from './trackers';
import { trackGlobals, trackLongTasks, trackStorage } from './trespasses';

/** The trackers of globals come last, because the others replace functions of the page. */
const ALL = [...trackers, trackStorage, trackGlobals];

/** Returns the remote by the folder of its release. A retry percent-encodes a letter of its name. */
const remoteAtFolder: RemoteAt = (address) => {
  const { pathname } = new URL(address);
  const [, name] = /^\/remotes\/([^/]+)\//u.exec(decodeURIComponent(pathname)) ?? [];
  return name;
};

/**
 * Tracks resources that code of this page starts and does not end: intervals, loops of timeouts and
 * of animation frames, listeners on objects that outlive a screen, observers, connections. Also
 * tracks trespasses: changed globals, storage of another remote, tasks that block the page. Call it
 * before other code, because it replaces the page's functions.
 *
 * @param remoteAt returns the remote of a script that is not below `/remotes/<name>/`
 */
export function trackResources(remoteAt: RemoteAt): ResourceTracker {
  return (
    window.resourceTracker ??
    startTracking(
      [...ALL, trackLongTasks],
      (address) => remoteAt(address) ?? remoteAtFolder(address),
      RUNTIME_GLOBALS,
    )
  );
}

/**
 * Returns {@link trackResources} as a script for a page that is not open yet. Functions without
 * imports are their own source text.
 */
export const trackingScript = (): string =>
  `(${String(startTracking)})([${ALL.map(String).join(',')}], ${String(remoteAtFolder)}, ${String(RUNTIME_GLOBALS)});`;
