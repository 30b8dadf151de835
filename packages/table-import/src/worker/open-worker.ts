/** The part of Trusted Types that is used here; TypeScript does not declare it. */
interface Policy {
  readonly createScriptURL: (address: string) => string;
}

interface PolicyOwner {
  trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
  /** The policy of the page, which all remotes share. */
  standbyTablesPolicy?: Policy;
}

const OWN_SCRIPT = /\/table-worker[-.][^/]*$/u;

/** A policy that allows only the worker's own script. The CSP allows this name. */
function tablesPolicy(): Policy {
  const owner = globalThis as PolicyOwner;
  const rules: Policy = {
    createScriptURL(address) {
      const { protocol, pathname } = new URL(address, location.href);
      if (protocol === 'blob:' || OWN_SCRIPT.test(pathname)) return address;
      throw new TypeError(`${address} does not read tables`);
    },
  };
  owner.standbyTablesPolicy ??= owner.trustedTypes?.createPolicy('standby-tables', rules) ?? rules;
  return owner.standbyTablesPolicy;
}

/**
 * Returns a script that imports another one and passes on earlier messages. Browsers check a static import of a worker
 * against `worker-src`, as if it were another worker. They check a dynamic import against `script-src`, which lists remotes.
 */
const importing = (script: string): string => `const early = [];
const keep = (event) => early.push(event);
addEventListener('message', keep);
import(${JSON.stringify(script)}).then(
  () => {
    removeEventListener('message', keep);
    for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }));
  },
  (error) => reportError(error),
);
`;

/** Opens a worker. A remote of another origin, such as a dev server, is imported by a script of the page's own origin. */
export function openWorker(address: string): Worker {
  const policy = tablesPolicy();
  const options = { type: 'module', name: 'tables' } as const;
  const script = new URL(address, location.href);
  if (script.origin === location.origin) {
    return new Worker(policy.createScriptURL(address), options);
  }
  const source = importing(script.href);
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(policy.createScriptURL(blob), options);
  } finally {
    // The worker has fetched its script's address by then.
    setTimeout(() => URL.revokeObjectURL(blob), 10_000);
  }
}
