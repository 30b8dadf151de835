import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import ServerLinks from './ServerLinksLazy';

const link = {
  id: 'l1',
  kind: 'ask',
  name: 'Ask page',
  createdAt: '2026-01-15T19:30:00.000Z',
  createdBy: 'Mira Okafor',
  expiresAt: '2026-01-22T19:30:00.000Z',
  lastUsedAt: null,
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

it('says what did not work with a link, and the way on', async () => {
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
  const revoke = await screen.findByRole('button', { name: /^Revoke the Ask page link/u });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(revoke);
  expect(await screen.findByText('The link was not revoked.')).toBeVisible();
  expect(revoke).toBeVisible();
});
