import { savesData, whenIdle } from '@standby/shared-ui';

/** Address of the service worker: see worker/main.ts. */
const WORKER_URL = '/sw.js';

/**
 * Milliseconds after the page's `load` event, so that the worker does not compete with the page.
 */
export const REGISTRATION_DELAY_MILLIS = 3_000;

/**
 * Milliseconds until the next attempt after a failed installation, when one of the app's files
 * could not be fetched.
 */
export const RETRY_DELAY_MILLIS = 30_000;

/** The part of Trusted Types that is used here; TypeScript does not declare it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** A Trusted Types policy that allows only the worker's address. The CSP allows no other policy. */
function createPolicy(): Pick<ReturnType<TrustedTypes['createPolicy']>, 'createScriptURL'> {
  const rules = {
    createScriptURL(address: string): string {
      if (address !== WORKER_URL) throw new TypeError(`${address} is not the service worker`);
      return address;
    },
  };
  return window.trustedTypes?.createPolicy('standby-worker', rules) ?? rules;
}

function afterLoad(callback: () => void): void {
  const schedule = (): void => {
    setTimeout(() => whenIdle(callback), REGISTRATION_DELAY_MILLIS);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}

/**
 * Whether the worker that is being installed, if any, finishes its installation.
 *
 * @param registration is undefined where an extension or a test tool blocks workers: then none is waited for
 */
function isInstalled(registration: ServiceWorkerRegistration | undefined): Promise<boolean> {
  if (!registration) return Promise.resolve(true);
  const { installing, waiting, active } = registration;
  if (!installing) return Promise.resolve(waiting !== null || active !== null);
  return new Promise((resolve) => {
    const settle = (): void => resolve(installing.state !== 'redundant');
    installing.addEventListener('statechange', settle, { once: true });
  });
}

async function register(worker: string): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  // A page that is open all evening must not stay without its offline copy for one failed request.
  while (!(await isInstalled(await navigator.serviceWorker.register(worker)))) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MILLIS));
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!isFirstVisit) return;
  // The page fetched its files before the worker was active. The message format is
  // workbox-routing's. The checked files come last with their hashes, without which the worker does
  // not cache a remote's scripts.
  const urlsToCache = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[integrity]'),
      ({ href, integrity }) => [href, { integrity }],
    ),
  ];
  // A worker takes no target origin, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * Registers the service worker that makes the app available offline, once the page is idle. Does
 * nothing where the browser saves data. The person sees neither success nor failure.
 *
 * @param report called when the worker cannot be registered
 */
export function registerServiceWorker(report: (error: unknown) => void): void {
  try {
    // The policy is created at once, so that another script cannot take its name. A host's CSP may
    // refuse it.
    const worker = createPolicy().createScriptURL(WORKER_URL);
    if (!('serviceWorker' in navigator) || savesData()) return;
    afterLoad(() => void register(worker).catch(report));
  } catch (error) {
    report(error);
  }
}

/**
 * Removes service workers in development: the worker of a built shell on this port would answer for
 * the dev server.
 */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((registration) => registration.unregister())));
}
