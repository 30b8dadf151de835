import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  eventNames,
  liveRoomKey,
  liveRoomHeldKey,
  liveRoomOutboxKey,
  sendEvent,
  type PageSession,
} from '@standby/contracts';
import { field } from '@standby/testing/field';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, session, signedInAs, withTags } from '../testing/page-session';
import { renderShell } from '../testing/render-shell';
import { followSession, forgetAccount } from './follow-session';

const deleted: PageSession = {
  ...session,
  account: { ...session.account, deletesAt: '2026-12-22T00:00:00.000Z' },
};

let requests: string[];
let answer: () => Response;

beforeAll(() => Promise.all([import('./AuthGuard'), import('./SessionTools')]));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  requests = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    requests.push(`${method ?? 'GET'} ${url} ${typeof body === 'string' ? body : ''}`.trim());
    return answer();
  });
});

it('offers sign-in to a guest with a room link, without an organization or an account menu', async () => {
  withTags({});
  renderShell({ path: '/room/hamlet#AAAAAAAAAAAAAAAAAAAAAA' });
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/get-started?returnTo=%2Froom%2Fhamlet',
  );
  expect(screen.queryByRole('button', { name: /^Organization:|^User menu/u })).toBeNull();
});

describe('a screen of the app', () => {
  it('redirects a signed-out visitor to sign-in, which leads back', async () => {
    withTags({});
    const { address } = renderShell({ path: '/rooms?sort=name' });
    await waitFor(() =>
      expect(address()).toBe('/auth/get-started?returnTo=%2Frooms%3Fsort%3Dname'),
    );
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('redirects a visitor whose session has ended to sign-in, which says why', async () => {
    localStorage.setItem('standby:account', 'mira');
    withTags({});
    const { address } = renderShell({ path: '/rooms' });
    await waitFor(() => expect(address()).toBe('/auth/get-started?returnTo=%2Frooms&ended=1'));
  });

  it('does not offer Get Started on a missing page to a person who is signed in', async () => {
    signedInAs(session);
    renderShell({ path: '/no-such-page' });
    const header = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(header.queryByText('Get Started')).toBeNull();
    expect(header.getByText('Dashboard')).toBeVisible();
  });

  it('redirects a deleted account to the page that restores it', async () => {
    signedInAs(deleted);
    const { address } = renderShell({ path: '/rooms' });
    await waitFor(() => expect(address()).toBe('/auth/keep-account'));
  });

  it('shows a missing connection if the page names no account', async () => {
    withTags({ 'standby:session-unknown': '' });
    renderShell({ path: '/rooms' });
    expect(
      await screen.findByRole('heading', { name: 'The server cannot be reached' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('opens with the link of its room, and otherwise only with an account', async () => {
    withTags({});
    const withLink = renderShell({ path: '/room/hamlet#AbCdEf0123456789-_' });
    expect(await screen.findByRole('heading', { name: 'A screen of live' })).toBeVisible();
    expect(withLink.address()).toBe('/room/hamlet#AbCdEf0123456789-_');
    cleanup();
    const without = renderShell({ path: '/room/hamlet' });
    await waitFor(() => expect(without.address()).toContain('/auth/get-started'));
  });

  it('opens without a server if it is a room: the room is stored by account', async () => {
    withTags({ 'standby:session-unknown': '' });
    renderShell({ path: '/room/hamlet' });
    expect(await screen.findByRole('heading', { name: 'A screen of live' })).toBeVisible();
  });

  it('opens for a signed-in person', async () => {
    signedInAs(session);
    const { address } = renderShell({ path: '/rooms' });
    expect(await screen.findByText('A screen of venue')).toBeVisible();
    expect(address()).toBe('/rooms');
  });

  it('opens without an account if it is public', async () => {
    withTags({});
    const { address } = renderShell({ path: '/terms' });
    expect(await screen.findByText('A screen of marketing')).toBeVisible();
    expect(address()).toBe('/terms');
  });
});

describe('a signed-in person', () => {
  it('sees their organizations with their roles, and why switching failed', async () => {
    signedInAs(session);
    answer = refuse(403, 'not-permitted', 'You are no longer a member of Harbour Rep.');
    const { user } = renderShell({ path: '/rooms' });
    await user.click(
      await screen.findByRole('button', { name: /^Organization:.*Lantern Street$/u }),
    );
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => [item.textContent, item.ariaChecked])).toEqual([
      [expect.stringMatching(/Lantern Street.*Owner/u), 'true'],
      [expect.stringMatching(/Harbour Rep.*Light Board Op/u), 'false'],
    ]);
    await user.click(screen.getByText('Harbour Rep'));
    expect(await screen.findByText('The organization was not switched')).toBeVisible();
    expect(screen.getByText('You are no longer a member of Harbour Rep.')).toBeVisible();
    expect(requests).toEqual(['PUT /api/v1/session/organization {"organizationId":"harbour"}']);
  });

  it('sees why signing out failed, and stays', async () => {
    signedInAs(session);
    answer = refuse(500, 'unexpected', 'The server cannot answer right now.');
    const { user } = renderShell({ path: '/rooms' });
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    expect(await screen.findByText('You are still signed in')).toBeVisible();
    expect(localStorage.getItem('standby:account')).toContain('mira');
  });

  it('leaves nothing behind but acts that the server has not stored', () => {
    signedInAs(session);
    const room = liveRoomKey('mira', 'lantern', 'hamlet');
    const outbox = liveRoomOutboxKey(room, 'w1');
    const held = liveRoomHeldKey(room);
    const ofOther = liveRoomKey('noor', 'lantern', 'hamlet');
    for (const key of [room, outbox, held, ofOther]) localStorage.setItem(key, '[]');
    localStorage.setItem('standby:account', 'mira');
    forgetAccount();
    expect(Object.keys(localStorage).toSorted()).toEqual([outbox, held, ofOther].toSorted());
  });

  it('leaves no room behind when the session ends elsewhere', async () => {
    signedInAs(session);
    const room = liveRoomKey('mira', 'lantern', 'hamlet');
    localStorage.setItem(room, '[]');
    const stop = followSession();
    act(() => sendEvent(eventNames.sessionExpired, undefined));
    expect(localStorage.getItem(room)).toBeNull();
    expect(screen.getByRole('dialog', { name: 'You are signed out' })).toBeVisible();
    await act(async () => stop());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gets one question for the password over the page when the session ends', async () => {
    signedInAs(session);
    const { user } = renderShell({ path: '/rooms' });
    await screen.findByRole('button', { name: 'User menu' });
    act(() => {
      sendEvent(eventNames.sessionExpired, undefined);
      sendEvent(eventNames.sessionExpired, undefined);
    });
    const dialog = await screen.findByRole('dialog', { name: 'You are signed out' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(dialog).toHaveTextContent('Enter the password for mira@example.com to continue.');

    answer = refuse(401, 'wrong-password', 'This is not your password.');
    await user.type(field('Password'), 'Wrong-1');
    await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    expect(await within(dialog).findByText('This is not your password.')).toBeVisible();

    answer = () => new Response(JSON.stringify(session));
    await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.at(-1)).toBe(
      'POST /api/v1/session {"email":"mira@example.com","password":"Wrong-1"}',
    );
  });
});
