import { paths } from './paths';

/** Query parameter of the sign-in steps that holds the requested page. */
const PARAMETER = 'returnTo';

/** Query parameter of the first step, which marks an ended session. */
const ENDED = 'ended';

/** Placeholder for the app's own origin. */
const ORIGIN = 'https://standby.invalid';

/** Pages that are useless after a sign-in. */
const ELSEWHERE = /^\/(?:auth|api)(?:\/|$)/u;

function pathWithin(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, ORIGIN)) return undefined;
  const url = new URL(text, ORIGIN);
  // Browsers read "//name", "/
  // ame" and "/<tab>/name" as other origins; "/.//name" becomes one.
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return undefined;
  return ELSEWHERE.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

const targetIn = (search: string): string | undefined =>
  pathWithin(new URLSearchParams(search).get(PARAMETER) ?? '');

/**
 * Returns the page after a sign-in: the requested one if it belongs to the app, otherwise the dashboard. The
 * parameter comes from an address, so it is untrusted.
 * @param search the query of a sign-in step
 */
export const returnPath = (search: string): string => targetIn(search) ?? paths.dashboard;

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const withTarget = (step: string, target: string | undefined): string =>
  target === undefined || target === paths.dashboard
    ? step
    : `${step}?${PARAMETER}=${encodeURIComponent(target)}`;

/** Returns the first step of signing in, which leads back to a page of the app. */
export const signInPath = ({ pathname, search, hash }: Place): string =>
  withTarget(paths.getStarted, pathWithin(pathname + search + hash));

/** Returns {@link signInPath} for a person whose session has ended, which that step says. */
export function signInAgainPath(place: Place): string {
  const path = signInPath(place);
  return `${path}${path.includes('?') ? '&' : '?'}${ENDED}=1`;
}

/** Whether the person has to sign in because a session has ended. */
export const hasSessionEnded = (search: string): boolean => new URLSearchParams(search).has(ENDED);

/** Returns another step of signing in, which leads to the same page as this one. */
export const signInStep = (step: string, search: string): string =>
  withTarget(step, targetIn(search));
