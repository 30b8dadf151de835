import { screen, within } from '@testing-library/react';
import { callPath, dailyCallPath, paths, reportPath, roomPath } from '@standby/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { calledEntry, type SentCall } from '../../../domain/schedule/sent-call';
import { makeEntry } from '../../../testing/make-entry';
import { makePerson } from '../../../testing/make-person';
import { makeReport } from '../../../testing/make-report';
import { makeShow } from '../../../testing/make-show';
import { openScreens } from '../../../testing/screens';

const evening = makeEntry('evening', {
  kind: 'performance',
  startAt: '2025-01-15T19:30',
  endAt: '2025-01-15T22:30',
  place: 'Main Stage',
  isFullCall: true,
});

const people = [makePerson('Ann Bell'), makePerson('Bo Ek')];

const call: SentCall = {
  id: 'call',
  showId: 'hamlet',
  date: '2025-01-15',
  entries: [calledEntry({ ...evening, startAt: '2025-01-15T19:00' })],
  mailedTo: 2,
  sentAt: '2025-01-14T18:00:00.000Z',
};

function openTonight(
  now: string,
  entries = [evening],
  reports = [makeReport(1, { date: '2025-01-14' })],
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const samples = [makeShow('hamlet', { title: 'Hamlet', timezone: 'Europe/London' })];
  return openScreens(paths.dashboard, { samples, entries, people, reports, sentCalls: [call] });
}

afterEach(() => vi.useRealTimers());

const card = async () => within(await screen.findByLabelText(/^Hamlet, /u));

it('shows the time of the curtain, and links to the screens that run the performance', async () => {
  openTonight('2025-01-15T12:00:00.000Z');
  const shown = await card();
  expect(shown.getByText('19:30')).toBeVisible();
  expect(shown.getByText(/^Curtain up in 7 h 30 min/u)).toBeVisible();
  expect(shown.getByText('Live room').closest('a')).toHaveAttribute('href', roomPath('hamlet'));
  expect(shown.getByText('On the book').closest('a')).toHaveAttribute('href', callPath('hamlet'));
});

it('lists the open tasks: a changed call, an unsent report', async () => {
  openTonight('2025-01-15T12:00:00.000Z');
  const shown = await card();
  expect(shown.getByText('Changed since it went out')).toHaveAttribute(
    'href',
    dailyCallPath('hamlet', '2025-01-15'),
  );
  expect(shown.getByText('Performance 1 is not sent')).toHaveAttribute(
    'href',
    reportPath('hamlet', 'performance-1'),
  );
});

it('names the missing people after the half, with a number to call', async () => {
  const { signInsOf } = openTonight('2025-01-15T18:58:00.000Z');
  const shown = await card();
  const line = { state: 'in', by: 'desk', reportId: 'evening', personId: 'ann-bell' } as const;
  await signInsOf('hamlet').create({ showId: 'hamlet', ...line });
  expect(await shown.findByText(/1 of 2 have signed in/u)).toBeVisible();
  expect(shown.getByText('Bo Ek')).toHaveAttribute('href', expect.stringMatching(/^tel:/u));
  expect(shown.queryByText('Ann Bell')).not.toBeInTheDocument();
});

it('opens the link of the stage door and the PINs, by name', async () => {
  const { user } = openTonight('2025-01-15T12:00:00.000Z');
  const shown = await card();
  await user.click(shown.getByText('Stage door'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stage door' }));
  expect(dialog.getByText('New link and PINs')).toBeVisible();
  await user.click(dialog.getByText('Done'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows that no performance is planned', async () => {
  openTonight('2025-01-15T12:00:00.000Z', []);
  expect(await screen.findByText(/^No performance is planned/u)).toBeVisible();
});
