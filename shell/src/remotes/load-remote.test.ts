import { workspaceComposition } from '@standby/federation-config';
import { SHELL_CONTRACT } from '@standby/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOverrideStore } from '../overrides/override-store';
import { FAILURE_TEXTS } from '../failures/failure-texts';
import { RemoteLoadError } from '../failures/load-error';
import { createRemoteLoader } from './load-remote';
import { defineComposition } from '../composition/places';

const ELSEWHERE = 'http://localhost:4174';

/** Override policy of the page and of the registry. */
const policy = { overrideOrigins: [ELSEWHERE], remoteOrigins: {} };

const report = vi.fn<(error: unknown) => void>();

/** Stubs the server of an override, which answers requests for its contract only. */
function serve(contract: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('/contract.json')) return new Promise((resolve) => resolve(contract()));
    if (address.startsWith(ELSEWHERE)) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ remotes: {}, policy }));
  });
}

/**
 * Returns the panel's reasons against venue after an attempt to load it from elsewhere. Venue is
 * not released anywhere.
 */
async function refusedReasons(): Promise<readonly string[]> {
  window.history.replaceState(null, '', `/rooms?mf=venue@${ELSEWHERE}`);
  const overrides = createOverrideStore();
  const load = createRemoteLoader(overrides).load('venue', 0);
  await expect(load).rejects.toMatchObject({ failure: 'unlisted' });
  return overrides.get().refused.map(({ reason }) => reason);
}

beforeEach(() => {
  defineComposition({ ...workspaceComposition, policy });
  report.mockReset();
  vi.stubGlobal('reportError', report);
});

afterEach(() => defineComposition(workspaceComposition));

it('does not start a remote that the server refuses, and says why', async () => {
  const refusal = 'venue 1.3.0 needs its server part 1.3.0, and this server has 1.2.0.';
  const venue = { entry: `${window.location.origin}/remotes/venue/1/remoteEntry.js`, refusal };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ remotes: { venue }, policy })));
  window.history.replaceState(null, '', '/rooms');
  const loader = createRemoteLoader(createOverrideStore());
  await expect(loader.load('venue', 0)).rejects.toMatchObject({
    failure: 'incompatible',
    message: `remote "venue" is incompatible: ${refusal}`,
  });
});

describe('an override that does not load', () => {
  it.each<[string, () => Response, string]>([
    [
      'does not answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
      `${ELSEWHERE} does not answer`,
    ],
    [
      'serves another remote',
      () => Response.json({ name: 'mfe-live' }),
      `${ELSEWHERE} serves mfe-live, not mfe-venue`,
    ],
    [
      'answers each address with a page',
      () => new Response('<html>'),
      `${ELSEWHERE}/contract.json is not JSON: no remote is served there`,
    ],
    [
      'has no contract',
      () => new Response('Not found', { status: 404 }),
      `${ELSEWHERE} has no contract.json: no remote is served there`,
    ],
    [
      'serves a build with another version of a shared library',
      () => Response.json({ name: 'mfe-venue', libraries: { react: '^18.3.0' } }),
      'built with react ^18.3.0, of which the shell shares: none',
    ],
    [
      'was built for another shell',
      () => Response.json({ name: 'mfe-venue', version: '3.0.0', shellContract: '99.0.0' }),
      'mfe-venue 3.0.0 needs shell contract 99.0.0; ' +
        `this shell offers ${SHELL_CONTRACT}. Release a build against ${SHELL_CONTRACT}, or roll back.`,
    ],
  ])('is refused with the reason where its server %s', async (_what, contract, reason) => {
    serve(contract);
    expect(await refusedReasons()).toEqual([reason]);
    expect(report).not.toHaveBeenCalled();
  });

  it('is refused without the message of a failed import, which is reported', async () => {
    serve(() => Response.json({ name: 'mfe-venue' }));
    // Node words this failure in another way than browsers, so its kind is unknown here.
    const [reason] = await refusedReasons();
    expect(Object.values(FAILURE_TEXTS)).toContain(reason);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(RemoteLoadError));
  });

  it('is refused and reported if it does not arrive in time', async () => {
    serve(() => new Promise(() => undefined));
    window.history.replaceState(null, '', `/rooms?mf=venue@${ELSEWHERE}`);
    const overrides = createOverrideStore();
    const loader = createRemoteLoader(overrides);
    expect(loader.giveUpOverride('venue')).toBe(false);
    const load = loader.load('venue', 0);
    await vi.waitFor(() => expect(loader.giveUpOverride('venue')).toBe(true));
    await expect(load).rejects.toMatchObject({ failure: 'unlisted' });
    const [refused] = overrides.get().refused;
    expect(refused?.reason).toBe('It did not arrive within 10 seconds.');
    expect(report).toHaveBeenCalledExactlyOnceWith(
      new RemoteLoadError('venue', 'slow', new Error(`nothing complete from ${ELSEWHERE}`)),
    );
    expect(loader.giveUpOverride('venue')).toBe(false);
  });

  it('is refused and reported if it loads, but its screen does not arrive in time', () => {
    window.history.replaceState(null, '', `/rooms?mf=venue@${ELSEWHERE}`);
    const overrides = createOverrideStore();
    overrides.applyPolicy([ELSEWHERE]);
    const { dropOverride } = createRemoteLoader(overrides);
    expect(dropOverride('live')).toBe(false);
    expect(dropOverride('venue')).toBe(true);
    const [refused] = overrides.get().refused;
    expect(refused?.reason).toBe('It did not arrive within 10 seconds.');
    expect(report).toHaveBeenCalledExactlyOnceWith(
      new RemoteLoadError('venue', 'slow', new Error(`no screen from ${ELSEWHERE}`)),
    );
    expect(dropOverride('venue')).toBe(false);
  });
});
