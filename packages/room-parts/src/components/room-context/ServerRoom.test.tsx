import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { liveAccessKey } from '@standby/contracts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import { useShow } from './useShow';
import { ServerRoom } from './ServerRoom';

/** A socket that never opens, as when the server is gone. */
class NoSocket extends EventTarget {
  constructor(address: URL) {
    super();
    sockets.push(address.pathname);
    setTimeout(() => this.dispatchEvent(new Event('close')), 0);
  }
  send(): void {}
  close(): void {}
}

const sockets: string[] = [];

function withTags(tags: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(tags)) {
    const tag = document.createElement('meta');
    Object.assign(tag, { name, content });
    document.head.append(tag);
    onTestFinished(() => tag.remove());
  }
}

function Desk() {
  return (
    <>
      <p>The desk</p>
      <p>{useShow().title}</p>
    </>
  );
}

const renderRoom = (windowRole: WindowRole = 'controller') =>
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/room/hamlet']}>
        <ServerRoom showId="hamlet" windowRole={windowRole}>
          <Desk />
        </ServerRoom>
      </MemoryRouter>
    </StrictMode>,
  );

beforeEach(() => {
  sockets.length = 0;
  vi.stubGlobal('WebSocket', NoSocket);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('asks a person who is signed out to sign in', () => {
  withTags({ 'standby:api': '/api/v1' });
  renderRoom();
  expect(screen.getByRole('heading')).toHaveTextContent('Sign in to open this room');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth/get-started?returnTo=%2Froom%2Fhamlet',
  );
});

it('keeps a viewer without a room dark in every theme', () => {
  withTags({ 'standby:api': '/api/v1' });
  renderRoom('viewer');
  expect(screen.getByRole('heading').closest('[data-theme=dark]')).not.toBeNull();
  expect(document.title).toBe('Sign in to open this room · Standby');
});

it('T5: shows no room before the server’s time is known', async () => {
  const account = { id: 'mira', email: '', firstName: 'Mira', lastName: 'Okafor', deletesAt: null };
  const session = { account, organizations: [], organizationId: 'globe' };
  withTags({ 'standby:api': '/api/v1', 'standby:session': JSON.stringify(session) });
  renderRoom();
  await act(async () => undefined);
  expect(screen.queryByText('The desk')).toBeNull();
  expect(screen.getByRole('heading')).toHaveTextContent('Connecting to the room');
  expect(sockets).toContain('/live/globe/hamlet');
});

it('opens the stored room if the page loads while the server is gone', async () => {
  const stored = { organizationId: 'globe', holder: 'mira', personName: 'Mira', title: null };
  localStorage.setItem('standby:account', 'mira');
  localStorage.setItem('standby:clock-offset', '0');
  localStorage.setItem(liveAccessKey('mira', 'hamlet'), JSON.stringify(stored));
  withTags({ 'standby:api': '/api/v1', 'standby:session-unknown': '' });
  renderRoom();
  await act(async () => undefined);
  expect(screen.getByText('The desk')).toBeVisible();
});

it('keeps its last title while the server is gone', async () => {
  const account = { id: 'mira', email: '', firstName: 'Mira', lastName: 'Okafor', deletesAt: null };
  const session = { account, organizations: [], organizationId: 'globe' };
  const stored = { organizationId: 'globe', holder: 'mira', personName: 'M', title: 'Hamlet' };
  localStorage.setItem('standby:account', 'mira');
  localStorage.setItem('standby:clock-offset', '0');
  localStorage.setItem(liveAccessKey('mira', 'hamlet'), JSON.stringify(stored));
  withTags({ 'standby:api': '/api/v1', 'standby:session': JSON.stringify(session) });
  renderRoom();
  await act(async () => undefined);
  expect(screen.getByText('Hamlet')).toBeVisible();
});

it('says that the server cannot be reached if no room is stored', () => {
  withTags({ 'standby:api': '/api/v1', 'standby:session-unknown': '' });
  renderRoom();
  expect(screen.getByRole('heading')).toHaveTextContent('The server cannot be reached');
});

it('L3: opens the room when a new link is pasted into the page of an ended one', async () => {
  const ended = 'e'.repeat(22);
  const fresh = 'f'.repeat(22);
  localStorage.setItem('standby:clock-offset', '0');
  withTags({ 'standby:api': '/api/v1' });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) =>
    JSON.stringify(body).includes(fresh)
      ? Response.json({
          organizationId: 'globe',
          showId: 'hamlet',
          kind: 'viewer',
          title: 'Hamlet',
        })
      : Response.json({ error: { code: 'link-ended', message: '' } }, { status: 410 }),
  );
  window.location.hash = ended;
  onTestFinished(() => {
    window.location.hash = '';
  });
  renderRoom('viewer');
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  window.location.hash = fresh;
  expect(await screen.findByText('The desk')).toBeVisible();
  window.location.hash = 'main';
  await vi.waitFor(() => expect(window.location.hash).toBe(`#${fresh}`));
  expect(screen.getByText('The desk')).toBeVisible();
});
