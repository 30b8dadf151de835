import { readPageRemotes, type PageRemotes } from './page-remotes';
import type { Leak, Trespass } from './resources';
import { trackResources } from './track-resources';

/**
 * Delay after which cleanups of effects, transitions and short timers have ended a screen's
 * resources.
 */
const SETTLE_MS = 1_000;

type RemoteOf = PageRemotes['remoteOf'];

/** Names a screen by its remote. The name is left out where the page does not know the owner. */
function nameScreen(path: string, remoteOf: RemoteOf): string {
  const owner = remoteOf(path);
  return owner === undefined ? path : `${owner} at ${path}`;
}

/** Names the remote that code belongs to. The page may show the next remote's screen by then. */
function nameCaller(remote: string | undefined, path: string, remoteOf: RemoteOf): string {
  if (remote === undefined || remote === remoteOf(path)) return nameScreen(path, remoteOf);
  return remote;
}

export function describeLeak(
  { kind, site, remote, path, visits }: Leak,
  remoteOf: RemoteOf,
): string {
  const who = nameCaller(remote, path, remoteOf);
  return `${who}: ${visits} visits each left a running ${kind}, started at ${site}. End it where the screen is left, such as in the cleanup of its effect.`;
}

/**
 * Describes a trespass by the name of its remote. If only the time of a change is known, and the
 * page was going from one remote to another, the description names both.
 */
export function describeTrespass(
  { act, site, remote, path, before }: Trespass,
  remoteOf: RemoteOf,
): string {
  const place = site === undefined ? '' : ` (${site})`;
  const isOfEither =
    remote === undefined && before !== undefined && remoteOf(before) !== remoteOf(path);
  const who = isOfEither
    ? `${nameScreen(before, remoteOf)}, which was being left, or ${nameScreen(path, remoteOf)}`
    : nameCaller(remote, path, remoteOf);
  return `${who} ${act}${place}. All remotes share the page, so change only what is your own.`;
}

/**
 * Warns on the console, in development, of files that leave something running when their screen
 * closes, once per place. Also warns of trespasses: changed globals, storage of another remote,
 * tasks that block the page.
 *
 * @param only name of the remote of a standalone page; undefined for a composed page
 * @returns a function that stops the warnings
 */
export function warnOfLeaks(only?: string): () => void {
  // The original functions keep this check from finding itself.
  const { setInterval, clearInterval } = window;
  const { remoteAt, remoteOf } = readPageRemotes(only);
  const { findLeaks, takeTrespasses } = trackResources(remoteAt);
  const reported = new Set<string>();
  const warnOnce = (key: string, words: string): void => {
    if (reported.has(key)) return;
    reported.add(key);
    // oxlint-disable-next-line no-console -- for the developer of the screen
    console.warn(words);
  };
  const timer = setInterval.call(
    window,
    () => {
      for (const leak of findLeaks()) {
        warnOnce(
          `${leak.kind} ${leak.site} ${leak.path}`,
          `[leak] ${describeLeak(leak, remoteOf)}`,
        );
      }
      for (const trespass of takeTrespasses()) {
        const words = `[trespass] ${describeTrespass(trespass, remoteOf)}`;
        warnOnce(words, words);
      }
    },
    SETTLE_MS,
  );
  return () => clearInterval.call(window, timer);
}
