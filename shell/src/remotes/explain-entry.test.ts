import { describe, expect, it, vi } from 'vitest';
import { explainEntry } from './explain-entry';

const ENTRY = 'http://localhost:4174/remoteEntry.js';
const cause = new TypeError('t.init is not a function');

async function explained(body: string, type?: string, status = 200): Promise<string | undefined> {
  const headers = type === undefined ? undefined : { 'content-type': type };
  const sent = new Response(new TextEncoder().encode(body), {
    status,
    ...(headers && { headers }),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(sent));
  return (await explainEntry(ENTRY, cause))?.message;
}

const NO_MODULE =
  `${ENTRY} is not an ES module. ` +
  "In rspack and webpack, set library: { type: 'module' } and output: { module: true }";

describe('the entry of an override that did not run', () => {
  it.each([
    'var mfe_tickets;(()=>{mfe_tickets={init(){},get(){}}})();',
    'module.exports = { init };',
    'globalThis.exported = 1; // exports nothing',
  ])('is named if it is not an ES module: %s', async (code) => {
    expect(await explained(code, 'text/javascript')).toBe(NO_MODULE);
  });

  it.each(['export{a as get,b as init};', 'const a=1;export {a};', '\nexport const init = 1'])(
    'is not named where it is one: %s',
    async (code) => {
      expect(await explained(code, 'application/javascript; charset=utf-8')).toBeUndefined();
    },
  );

  it('is named with a type that no browser runs as a module', async () => {
    const must = 'it must be text/javascript';
    expect(await explained('export {}', 'text/plain')).toBe(
      `${ENTRY} is served as text/plain; ${must}`,
    );
    expect(await explained('export {}')).toBe(
      `${ENTRY} is served as a file without a type; ${must}`,
    );
  });

  it('is not named if it does not arrive', async () => {
    expect(await explained('Not found', 'text/plain', 404)).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await explainEntry(ENTRY, cause)).toBeUndefined();
  });
});
