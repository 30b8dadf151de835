import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ServerLinks } from './ServerLinks';

const link = {
  id: 'l1',
  kind: 'ask',
  name: 'Ask page link',
  department: null,
  createdAt: '2026-01-15T19:30:00.000Z',
  createdBy: 'Mira Okafor',
  expiresAt: '2026-01-22T19:30:00.000Z',
  lastUsedAt: null,
  isRevoked: false,
  screens: 0,
  on: [],
  address: null,
};

let answers: Readonly<Record<string, unknown>>;

beforeEach(() => {
  answers = {};
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit) => {
    const answer = answers[method];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
});

it('reports what failed with a link, and how to go on', async () => {
  const user = userEvent.setup();
  render(<ServerLinks showId="hamlet" />);
  expect(await screen.findByText('The links did not load.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached.');
  expect(screen.queryByText('None yet.')).toBeNull();

  answers = { GET: { links: [] } };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('None yet.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Make ask link' }));
  expect(await screen.findByText('The link was not made.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();

  answers = { POST: { ...link, address: 'http://standby.example/room/hamlet/ask#t' } };
  await user.click(screen.getByRole('button', { name: 'Make ask link' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke Ask page link' }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link was not revoked.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revoke Ask page link' })).toBeVisible();
});

it('asks before it revokes a link, names the link, and can restore it', async () => {
  const user = userEvent.setup();
  const foyer = {
    ...link,
    id: 'l2',
    kind: 'viewer',
    name: 'Foyer left',
    screens: 2,
    on: ['Foyer left', 'Viewer 2'],
  };
  answers = { GET: { links: [foyer, link] } };
  render(<ServerLinks showId="hamlet" />);
  const row = within(await screen.findByRole('listitem', { name: 'Foyer left' }));
  expect(
    row.getByText(/^Viewer · Made .* by Mira Okafor .* on 2 screens now: Foyer left, Viewer 2$/u),
  ).toBeVisible();

  await user.click(row.getByRole('button', { name: 'Revoke Foyer left' }));
  expect(row.getByRole('alert')).toHaveTextContent(
    'Revoke Foyer left? 2 screens will lose access.',
  );
  expect(row.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(row.getByRole('button', { name: 'Revoke Foyer left' })).toHaveFocus();

  answers = { DELETE: { ...foyer, isRevoked: true }, POST: foyer };
  await user.keyboard('{Enter}');
  await user.click(row.getByRole('button', { name: 'Revoke' }));
  expect(await row.findByText('Revoked: it ends in 10 seconds.')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Take back the revocation of Foyer left' }));
  expect(await row.findByRole('button', { name: 'Revoke Foyer left' })).toBeVisible();
});

it('shows the address of each link again, even after the dialog was closed', async () => {
  const user = userEvent.setup();
  const address = (id: string) => `http://standby.example/room/macbeth/viewer#${id}`;
  const made = (id: string, name: string) => ({
    ...link,
    id,
    kind: 'viewer',
    name,
    address: address(id),
  });
  answers = { GET: { links: [] }, POST: made('a', 'Foyer left') };
  const { unmount } = render(<ServerLinks showId="macbeth" />);
  await user.type(await screen.findByLabelText(/^Name/u), 'Foyer left');
  await user.click(screen.getByRole('button', { name: 'Make viewer link' }));
  expect(await screen.findByRole('textbox', { name: 'Foyer left link' })).toHaveValue(address('a'));
  answers = { ...answers, POST: made('b', 'Viewer link') };
  await user.click(screen.getByRole('button', { name: 'Make viewer link' }));
  expect(await screen.findByRole('textbox', { name: 'Viewer link' })).toHaveValue(address('b'));
  unmount();

  answers = { GET: { links: [made('b', 'Viewer link'), made('a', 'Foyer left')] } };
  render(<ServerLinks showId="macbeth" />);
  await user.click(await screen.findByRole('button', { name: 'Address of Foyer left' }));
  expect(screen.getByRole('textbox', { name: 'Foyer left link' })).toHaveValue(address('a'));
});

it('shows a second address if there is a standby server', async () => {
  const user = userEvent.setup();
  const address = 'http://standby.example/room/macbeth/viewer#a';
  answers = { GET: { links: [{ ...link, kind: 'viewer', name: 'Foyer', address }] } };
  const { unmount } = render(<ServerLinks showId="macbeth" />);
  await user.click(await screen.findByRole('button', { name: 'Address of Foyer' }));
  expect(screen.queryByLabelText('If that does not answer')).toBeNull();
  unmount();

  const tag = document.createElement('meta');
  Object.assign(tag, { name: 'standby:standby-server', content: 'http://second.example' });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
  render(<ServerLinks showId="macbeth" />);
  await user.click(await screen.findByRole('button', { name: 'Address of Foyer' }));
  const second = 'http://second.example/room/macbeth/viewer#a';
  expect(screen.getByLabelText('If that does not answer')).toHaveValue(second);
  await user.click(screen.getByRole('button', { name: 'Copy Second link' }));
  expect(await screen.findByText('Second link copied.')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(second);
});
