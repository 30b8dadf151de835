import { screen, waitFor, within } from '@testing-library/react';
import { dailyCallPath } from '@standby/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { newSentCall } from '../../domain/schedule/sent-call';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import { openScreens } from '../../testing/screens';

const people = [makePerson('Ann'), makePerson('Bo')];
const scene = makeEntry('scene', {
  title: 'Act 1',
  place: 'Studio A',
  calledIds: ['ann'],
  notes: 'Off book.',
});
const evening = makeEntry('evening', {
  kind: 'performance',
  startAt: '2025-01-15T19:30',
  endAt: '2025-01-15T22:30',
  isFullCall: true,
});
const entries = [evening, scene];

const open = (options: Parameters<typeof openScreens>[1] = {}, date = '2025-01-15') =>
  openScreens(dailyCallPath('hamlet', date), { people, entries, ...options });

beforeEach(() => sessionStorage.clear());

it('lists the day in order of time, the people called, and the first call of each person', () => {
  open();
  const sheet = within(screen.getByLabelText('Wednesday 15 January 2025'));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '10:00 – 13:00Act 1 Rehearsal, Studio ACalled: AnnOff book.',
    '19:30 – 22:30Performance Called: Full company at 18:55',
  ]);
  const times = sheet.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
  expect(times).toEqual(['10:00', '18:55']);
  expect(screen.getByText('This call has not gone out yet.')).toBeVisible();
});

it('marks the changes since it went out', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user, scheduleOf } = open();
  await user.click(screen.getByText('Print'));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByText('Mark as posted'));
  expect(await screen.findByText(/^Posted on Wed 15 Jan/u)).toBeVisible();
  expect(screen.queryByText('Changed since it went out')).not.toBeInTheDocument();

  await scheduleOf('hamlet').update('scene', { startAt: '2025-01-15T11:00' });
  await scheduleOf('hamlet').remove('evening');
  expect(await screen.findByText('Changed since it went out')).toBeVisible();
  const words = 'Act 1, 11:00 – 13:00: was 10:00 – 13:00';
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('Cancelled: Performance, 19:30 – 22:30')).toBeVisible();
  expect(screen.getByText('Changed')).toBeVisible();
  await user.click(screen.getByText('Mark as posted again'));
  await waitFor(() =>
    expect(screen.queryByText('Changed since it went out')).not.toBeInTheDocument(),
  );
});

it('links to other days, and is read-only for a role that may not change it', async () => {
  const { user } = open({ scheduleOverrides: { isReadOnly: () => true } });
  expect(screen.queryByText('Mark as posted')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('The day after'));
  expect(screen.getByText('Thursday 16 January 2025')).toBeVisible();
  expect(screen.getByText('Nothing is planned on this day.')).toBeVisible();
});

it('marks changes since it went out in a sample show', () => {
  openScreens(dailyCallPath('hamlet', '2025-01-15'));
  expect(screen.getByText('Fight call, 18:40 – 18:55: was 18:30 – 18:45')).toBeVisible();
});

it('names the people whom a call did not reach, and counts the people it is sent to again', () => {
  const content = { showId: 'hamlet', date: '2025-01-15', entries: [], mailedTo: 3 };
  const call = newSentCall(content, { id: 'call', at: '2025-01-14T20:00:00.000Z' });
  const undelivered = [
    { personId: 'ann', why: 'refused' },
    { personId: 'bo', why: 'asked' },
  ] as const;
  open({ sentCalls: [{ ...call, undelivered: [...undelivered] }] });
  expect(screen.getAllByText(/^Mailed to 1 of 3 people on /u)).toHaveLength(2);
  expect(screen.getByText('Refused: Ann. Asked to accept mails first: Bo.')).toBeVisible();
  expect(screen.getByText('Send again to 1')).toBeVisible();
});
