import { workspaceComposition } from '@standby/federation-config';
import { afterEach, expect, it, vi } from 'vitest';
import { defineComposition, ownerOf, placeOf } from '../composition/places';
import { adoptRemotes } from './adopt-remotes';

const ADDRESS = 'http://localhost:4179';

const remote = {
  name: 'tickets',
  title: 'Tickets',
  paths: ['/tickets'],
  layout: 'app',
  navigation: [{ label: 'Tickets', path: '/tickets' }, { label: 7 }],
};

/** Stubs a server that answers every request with this contract. */
function serve(contract: unknown) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(contract)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => defineComposition(workspaceComposition));

it('adds a remote that the product does not have, from the contract of its server', async () => {
  const fetch = serve({ name: 'mfe-tickets', remote });
  await adoptRemotes([`tickets@${ADDRESS}`]);
  expect(fetch).toHaveBeenCalledWith(`${ADDRESS}/contract.json`, expect.anything());
  expect(ownerOf('/tickets/7')).toBe('tickets');
  expect(placeOf('tickets')).toMatchObject({
    package: 'mfe-tickets',
    title: 'Tickets',
    layout: 'app',
    navigation: [{ label: 'Tickets', path: '/tickets' }],
  });
});

it('fetches neither a remote of the product nor from an origin that the page does not allow', async () => {
  const fetch = serve({ name: 'mfe-venue', remote: { ...remote, name: 'venue' } });
  await adoptRemotes([`venue@${ADDRESS}`, 'tickets@https://evil.example', 'tickets', '@']);
  expect(fetch).not.toHaveBeenCalled();
  expect(placeOf('tickets')).toBeUndefined();
});

it.each([
  ['of another remote', { name: 'mfe-seats', remote: { ...remote, name: 'seats' } }],
  ['without paths', { name: 'mfe-tickets', remote: { ...remote, paths: [] } }],
  [
    'with a path that is owned',
    { name: 'mfe-tickets', remote: { ...remote, paths: ['/rooms/a'] } },
  ],
  ['of a build of former times', { name: 'mfe-tickets' }],
  ['that is none', null],
])('rejects a contract %s', async (_what, contract) => {
  serve(contract);
  await adoptRemotes([`tickets@${ADDRESS}`]);
  expect(placeOf('tickets')).toBeUndefined();
});

it('goes on where a server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
  await expect(adoptRemotes([`tickets@${ADDRESS}`])).resolves.toBeUndefined();
});
