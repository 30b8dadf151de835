import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { ToastProvider } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import { CollectionError } from 'shared-ui/storage';
import { createFakeBrowser } from 'shared-ui/testing/fake-browser';
import { expect, it, vi } from 'vitest';
import { createShows, type Shows } from '../../data/shows';
import { createTeam } from '../../data/team';
import Dashboard from './Dashboard';

const kept = createShows(createFakeBrowser().openWindow());
const team = createTeam(createFakeBrowser().openWindow());

function Screens({ shows }: { shows: Shows }) {
  return useRoutes([
    { path: paths.dashboard, element: <Dashboard shows={shows} team={team} /> },
    { path: paths.room, element: <h1>The live room</h1> },
  ]);
}

function open(shows: Shows): void {
  vi.stubGlobal('fetch', async () => new Response());
  render(
    <MemoryRouter initialEntries={[paths.dashboard]}>
      <ToastProvider>
        <Screens shows={shows} />
      </ToastProvider>
    </MemoryRouter>,
  );
}

it('says that the shows are on their way, without a count', async () => {
  open({ ...kept, list: () => new Promise(() => undefined) });

  expect(screen.getByText('Loading your shows…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Shows$/u);
  expect(await screen.findByText('Avery Brooks')).toBeInTheDocument();
});

it('says why the shows did not load, and Retry reads them again', async () => {
  const list = vi
    .fn<Shows['list']>()
    .mockRejectedValueOnce(new CollectionError('unreachable', 'The server does not answer.'))
    .mockImplementation(kept.list);
  open({ ...kept, list });

  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Hamlet' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shows 1/9');
});

it('opens a show also where its use cannot be kept', async () => {
  const update = vi
    .fn<Shows['update']>()
    .mockRejectedValue(new CollectionError('storage-full', 'There is no room.'));
  open({ ...kept, update });

  await userEvent.click(await screen.findByRole('link', { name: 'Open Hamlet' }));
  expect(screen.getByRole('heading', { name: 'The live room' })).toBeInTheDocument();
  expect(update).toHaveBeenCalledExactlyOnceWith('hamlet', {});
});
