import { fireEvent, screen, within } from '@testing-library/react';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { renderRoutes } from '@standby/testing/render';
import { CollectionError } from '@standby/collections/port';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ownerOf } from '@standby/federation-config';
import { createTeam, type Team } from '../../../data/team';
import { Sidebar } from './Sidebar';

function open(overrides: Partial<Team> = {}): void {
  const team = { ...createTeam(createFakeBrowser().openWindow()), ...overrides };
  renderRoutes([{ path: '/', element: <Sidebar team={team} /> }], { path: '/' });
}

/** Returns the block under a heading. */
const block = (title: string | RegExp) => within(screen.getByRole('region', { name: title }));

it('names the plan, and reports missing license keys', () => {
  open();

  expect(block('Plan').getByText('Professional')).toBeVisible();
  expect(block('Plan').getByText('1 Team Member')).toBeVisible();
  expect(block('License Keys').getByText('None available')).toBeVisible();
});

it('lists three members against a limit of one', async () => {
  open();
  await screen.findByText('Avery Brooks');

  const team = block(/^Team Members/u);
  expect(team.getByRole('heading')).toHaveTextContent('Team Members 3/1');
  const members = team.getAllByRole('listitem');
  expect(members.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Avery Brooks.*Stage Manager/u),
    expect.stringMatching(/Noor Haddad.*Assistant SM/u),
    expect.stringMatching(/Theo Lindgren.*Light Board Op/u),
  ]);
});

it('explains why the team did not load, and Retry reads it again', async () => {
  const list = vi
    .fn<Team['list']>()
    .mockRejectedValueOnce(new CollectionError('unreachable', 'The server does not answer.'))
    .mockResolvedValue([{ id: 'noor', name: 'Noor Haddad', role: 'Assistant SM' }]);
  open({ list, snapshot: () => undefined });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');

  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('Noor Haddad')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['leads a member who may invite to the invitations', false],
  ['offers nothing to the others', true],
])('in connected mode Invite %s', async (_, isReadOnly) => {
  const tag = document.createElement('meta');
  Object.assign(tag, { name: 'standby:api', content: '/api/v1' });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
  open({ isReadOnly: () => isReadOnly });
  await screen.findByText('Avery Brooks');

  const team = block(/^Team Members/u);
  expect(team.getByRole('heading')).toHaveTextContent('Team Members 3/10');
  const links = team.queryAllByRole<HTMLAnchorElement>('link', { name: 'Invite' });
  expect(links.map(({ pathname, hash }) => pathname + hash)).toEqual(
    isReadOnly ? [] : ['/settings/organization#invitations'],
  );
  expect(team.queryByRole('button', { name: 'Invite' })).toBeNull();
});

it('lists the desktop app for each system, with its file and size', () => {
  open();

  const downloads = block('Desktop Downloads');
  expect(downloads.getByText('Standby for the desktop, version 2.1.0')).toBeVisible();
  expect(downloads.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/macOS Apple Silicon 131 MB.*\.dmg/u),
    expect.stringMatching(/macOS Intel 137 MB.*\.dmg/u),
    expect.stringMatching(/Windows 140 MB.*\.exe/u),
  ]);
});

it('links to existing pages of the product', () => {
  open();

  const links = block('Resources').getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(5);
  for (const { pathname, textContent } of links) {
    expect(ownerOf(pathname), textContent).toBe('marketing');
  }
});

it.each([
  ['Upgrade', 'Upgrade is not here yet', /a larger team/u],
  ['Invite', 'Invite is not here yet', /Your plan has room for 1 team member\./u],
  ['Purchase', 'Purchase is not here yet', /unlock the desktop app/u],
  [
    'Download for Windows',
    'The download for Windows is not here yet',
    /Standby-2\.1\.0-windows-x64\.exe/u,
  ],
])('explains what %s will do', async (name, title, promise) => {
  open();
  fireEvent.click(screen.getByRole('button', { name }));

  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(promise);
});
