import { savesData } from '../saves-data';
import { whenIdle } from '../when-idle';

/** Address of the service worker: see worker/main.ts. */
const WORKER = '/sw.js';

/** From the page's load on: far from all that the person waits for. */
export const SETTLING_MILLIS = 3_000;

/** Of Trusted Types, which TypeScript's own types lack, what is used here. */
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

/** Admits the one script that this page runs by its address; the content policy lets no other policy be made. */
function createPolicy(): Pick<ReturnType<TrustedTypes['createPolicy']>, 'createScriptURL'> {
  const rules = {
    createScriptURL(address: string): string {
      if (address !== WORKER) throw new TypeError(`${address} is not the service worker`);
      return address;
    },
  };
  return window.trustedTypes?.createPolicy('standby-worker', rules) ?? rules;
}

function whenSettled(act: () => void): void {
  const settle = (): void => {
    setTimeout(() => whenIdle(act), SETTLING_MILLIS);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
}

async function register(worker: string): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(worker);
  const { active } = await navigator.serviceWorker.ready;
  if (!isFirstVisit) return;
  // What this page fetched, it fetched past the worker. The message is workbox-routing's.
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  // A worker takes no target origin, as a window does.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * Has the browser keep what opens without a network, by a service worker, once the page has settled.
 * The person sees nothing of it, nor that it could not be done.
 *
 * @param report for the team, where it could not be done
 */
export function keepForOffline(report: (error: unknown) => void): void {
  try {
    // Made now, so that nothing else can take its name. A host's own policy may refuse it.
    const worker = createPolicy().createScriptURL(WORKER);
    if (!('serviceWorker' in navigator) || savesData()) return;
    whenSettled(() => void register(worker).catch(report));
  } catch (error) {
    report(error);
  }
}

/** In development: a worker that a built shell on this port left would stand between page and dev server. */
export function dropWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistrations()
    .then((all) => Promise.all(all.map((registration) => registration.unregister())));
}
