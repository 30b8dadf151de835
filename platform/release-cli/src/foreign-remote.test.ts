import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseTestProduct, type TestProduct } from '../testing/product.ts';
import { describeUnit } from './describe.ts';

let product: TestProduct;

beforeEach(async () => {
  product = await releaseTestProduct();
});

afterEach(() => product.remove());

describe('a remote of another repository', () => {
  const remote = { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' };

  it('joins the product with its first release, and leaves it when it is removed', async () => {
    await product.buildRemote('tickets', '1.0.0', 'tickets one', { remote });
    await product.releases.release(['tickets']);
    const { title, paths, layout } = remote;
    const place = { package: 'tickets', title, paths, layout };
    expect((await product.readRegistry()).remotes['tickets']).toMatchObject(place);
    expect(await product.read('app.html')).toContain(`"tickets":${JSON.stringify(place)}`);
    expect(await product.read('_redirects')).toContain('/tickets  /pages/tickets.html  200');

    const state = await product.releases.remove('tickets');
    expect(describeUnit(state, 'tickets')).toBe('not released');
    expect((await product.readRegistry()).remotes['tickets']).toBeUndefined();
    expect(await product.read('app.html')).not.toContain('tickets');
    await expect(product.releases.remove('tickets')).rejects.toThrow('it is not deployed');

    await product.releases.promote('tickets', state.remotes['tickets']?.releases[0]?.id);
    expect((await product.readRegistry()).remotes['tickets']).toMatchObject(place);
  });

  it('adds a path with its next release, without a new shell', async () => {
    await product.buildRemote('tickets', '1.0.0', 'tickets one', { remote });
    await product.releases.release(['tickets']);
    const { shell } = await product.readRegistry();
    await product.buildRemote('tickets', '1.1.0', 'tickets two', {
      remote: { ...remote, paths: ['/tickets', '/prices'] },
    });
    await product.releases.release(['tickets']);
    const registry = await product.readRegistry();
    expect(registry.remotes['tickets']).toMatchObject({ paths: ['/tickets', '/prices'] });
    expect(registry.shell).toBe(shell);
    expect(await product.read('app.html')).toContain('"paths":["/tickets","/prices"]');
  });

  it.each([
    [['/rooms'], '/rooms', '/rooms'],
    [['/tickets', '/room/tickets'], '/room/tickets', '/room'],
  ])(
    'cannot own %j, not even by force; the message names both owners',
    async (paths, path, owned) => {
      await product.buildRemote('tickets', '1.0.0', 'tickets one', {
        remote: { ...remote, paths },
      });
      const owner = owned === '/room' ? 'live' : 'venue';
      await expect(product.releases.release(['tickets'], { isForced: true })).rejects.toThrow(
        new RegExp(
          `^tickets 1\\.0\\.0-\\w+ cannot own ${path}: ${owner} 1\\.0\\.0-\\w+ owns ${owned}$`,
          'u',
        ),
      );
      expect((await product.readRegistry()).remotes['tickets']).toBeUndefined();
    },
  );

  it('must match the name in the command, and must declare its paths', async () => {
    await product.buildRemote('tickets', '1.0.0', 'tickets one', {
      remote: { ...remote, name: 'seats' },
    });
    await expect(product.releases.release(['tickets'])).rejects.toThrow(
      'a build of seats, not of tickets',
    );
    await product.buildRemote('tickets', '1.0.0', 'tickets one');
    await expect(product.releases.release(['tickets'])).rejects.toThrow(
      'does not say which paths it owns',
    );
  });
});
