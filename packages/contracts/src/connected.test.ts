import { afterEach, expect, it } from 'vitest';
import {
  isPageSessionKnown,
  readApiBase,
  readPageSession,
  standbyServerAddress,
} from './connected';
import { permittedOrganization, readPageOrganization } from './page-organization';

const written: HTMLMetaElement[] = [];

function writeMeta(name: string, content: string): void {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = content;
  document.head.append(meta);
  written.push(meta);
}

afterEach(() => {
  for (const meta of written.splice(0)) meta.remove();
});

it('a page without a server’s tags is in sample mode and has no session', () => {
  expect(readApiBase()).toBeUndefined();
  expect(readPageSession()).toBeUndefined();
  expect(isPageSessionKnown()).toBe(true);
});

it('a page of a server states the address of its API and who is signed in', () => {
  const session = {
    account: { id: 'a', email: 'a@b.c', firstName: 'A', lastName: '"<B>', deletesAt: null },
    organizations: [{ id: 'o', name: 'Harbour', role: 'owner' }],
    organizationId: 'o',
  };
  writeMeta('standby:api', '/api/v1');
  writeMeta('standby:session', JSON.stringify(session));

  expect(readApiBase()).toBe('/api/v1');
  expect(readPageSession()).toEqual(session);
});

it('permits what the person’s role in the page’s organization allows, and nothing without a role', () => {
  const session = {
    organizations: [
      { id: 'o', name: 'Harbour', role: 'owner' },
      { id: 'p', name: 'Wharf', role: 'assistant-stage-manager' },
    ],
    organizationId: 'p',
  };
  expect(permittedOrganization('live:view')).toBeUndefined();
  writeMeta('standby:session', JSON.stringify(session));

  expect(readPageOrganization()).toEqual(session.organizations[1]);
  expect(permittedOrganization('sign-in:read')?.id).toBe('p');
  expect(permittedOrganization('devices:write')).toBeUndefined();
});

it('a page from the service worker’s cache has no session', () => {
  writeMeta('standby:api', '/api/v1');
  writeMeta('standby:session-unknown', '');

  expect(isPageSessionKnown()).toBe(false);
});

it('an address has a second one when the server has a standby server of another name', () => {
  const link = 'https://first.example:8443/room/hamlet?desk=deputy#token';
  expect(standbyServerAddress(link)).toBeUndefined();
  writeMeta('standby:standby-server', 'http://10.0.0.8:4170');
  expect(standbyServerAddress(link)).toBe('http://10.0.0.8:4170/room/hamlet?desk=deputy#token');
  expect(standbyServerAddress('http://10.0.0.8:4170/screen')).toBeUndefined();
});
