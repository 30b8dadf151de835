import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkModules, isPartLoadError, moduleFailure, PartLoadError } from './checked-modules';

const GOOD = 'http://localhost/remotes/venue/assets/Rooms-12345678.js';
const ALTERED = 'http://localhost/remotes/venue/assets/routes-12345678.js';

const fetched = vi.fn<typeof fetch>((address) =>
  address === GOOD
    ? Promise.resolve(new Response())
    : Promise.reject(new TypeError('digest mismatch')),
);

const links = () => [...document.head.querySelectorAll('link')];

/** jsdom fetches no modules, so the test gives the engine's answer by hand. */
async function answerLinks(event: 'load' | 'error'): Promise<void> {
  await vi.waitFor(() => expect(links()).not.toEqual([]));
  for (const link of links()) link.dispatchEvent(new Event(event));
}

function withModulePreload(isSupported: boolean): void {
  vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation(
    (token) => token === 'modulepreload' && isSupported,
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  withModulePreload(true);
});

afterEach(() => {
  for (const link of links()) link.remove();
  fetched.mockClear();
});

describe('checkModules', () => {
  it('fetches each file with its hash, then has the engine add it to the module map', async () => {
    const checking = checkModules([[GOOD, 'sha384-a']]);
    await answerLinks('load');
    await checking;
    expect(fetched).toHaveBeenCalledExactlyOnceWith(GOOD, {
      integrity: 'sha384-a',
      cache: 'default',
    });
    expect(links()).toEqual([
      expect.objectContaining({ rel: 'modulepreload', href: GOOD, integrity: 'sha384-a' }),
    ]);
    expect(links()[0]?.crossOrigin).toBe('anonymous');
  });

  it('names the files that failed the check, and adds none of them to the module map', async () => {
    const checking = checkModules([[ALTERED, 'sha384-b']]);
    await expect(checking).rejects.toMatchObject({
      name: 'PartLoadError',
      addresses: [ALTERED],
      cause: expect.any(TypeError) as TypeError,
    });
    expect(links()).toEqual([]);
  });

  it('fails where an engine that checks links refuses one', async () => {
    const checking = checkModules([[GOOD, 'sha384-a']]);
    const refusal = expect(checking).rejects.toThrow(`did not arrive as built: ${GOOD}`);
    await answerLinks('error');
    await refusal;
  });

  it('checks the files without waiting for a link where the engine has no modulepreload', async () => {
    withModulePreload(false);
    await checkModules([[GOOD, 'sha384-a']]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(links()).toEqual([]);
    await expect(checkModules([[ALTERED, 'sha384-b']])).rejects.toThrow(PartLoadError);
  });

  it('bypasses the caches at the address of a retry', async () => {
    const retried = ALTERED.replace('venue', 'venu%65');
    await checkModules([[retried, 'sha384-b']]).catch(() => undefined);
    expect(fetched).toHaveBeenCalledWith(retried, { integrity: 'sha384-b', cache: 'reload' });
  });

  it('passes when there is nothing to check', async () => {
    await checkModules([]);
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('recognises by its name the error of another copy of the class', () => {
  expect(isPartLoadError(new PartLoadError([GOOD], undefined))).toBe(true);
  expect(isPartLoadError(Object.assign(new Error('x'), { name: 'PartLoadError' }))).toBe(true);
  expect(isPartLoadError(new Error('x'))).toBe(false);
});

it.each([
  ['incomplete', new PartLoadError([GOOD], undefined)],
  ['incomplete', new TypeError(`Failed to fetch dynamically imported module: ${GOOD}`)],
  ['incomplete', new TypeError(`error loading dynamically imported module: ${GOOD}`)],
  ['incomplete', new TypeError('Importing a module script failed.')],
  ['broken', new SyntaxError("Unexpected token '='")],
  ['threw', new TypeError("Cannot read properties of undefined (reading 'stage')")],
  ['threw', 'a string'],
])('classifies why modules do not run: %s, %s', (failure, cause) => {
  expect(moduleFailure(cause)).toBe(failure);
});
