import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reportPath, reportsPath } from '@standby/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleReports } from '../../data/sample-reports';
import type { Report as ReportItem } from '../../domain/report/report';
import { makeEntry } from '../../testing/make-entry';
import { makeNight } from '../../testing/make-night';
import { makeReport } from '../../testing/make-report';
import { openScreens } from '../../testing/screens';
import { PAUSE_MS } from './useAutosave';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const [latest] = sampleReports;
const night = makeNight({
  notes: [
    { id: 'desk:4', atMs: 0, moment: 'Act 1, 0:07:00', department: 'Lighting', text: 'LX 12 late' },
  ],
});

it('lists the performances with the room’s measurements, and begins the report of the next one', async () => {
  const { user } = openScreens(reportsPath('hamlet'), { entries: [] });
  const table = within(screen.getByRole('region', { name: 'Performances and rehearsals' }));
  const [, first] = table.getAllByRole('row');
  expect(first).toHaveTextContent(
    'Performance 415 Jan 202519:302 min late2:26:002:46:00401 of 500',
  );
  expect(screen.getByRole('figure', { name: 'Act lengths, in minutes' })).toBeVisible();
  await user.click(screen.getByText('New show report'));
  expect(await screen.findByLabelText('Start')).toHaveValue('19:30');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Performance 5');
});

it('is listed for each scheduled performance, and created when somebody opens it', async () => {
  const performance = (date: string) =>
    makeEntry(date, {
      kind: 'performance',
      startAt: `${date}T19:45`,
      endAt: `${date}T22:30`,
    });
  const entries = [performance('2025-01-16'), performance('2025-01-17')];
  const { reportsOf, user } = openScreens(reportsPath('hamlet'), { entries });
  const before = (await reportsOf('hamlet').list()).length;
  const rows = await screen.findAllByRole('row');
  // The performance after the next is only in the schedule.
  expect(rows.slice(1, 3).map(({ textContent }) => textContent)).toEqual([
    'Performance 516 Jan 202519:45––––Not written',
    expect.stringMatching(/^Performance 415 Jan 2025/u),
  ]);
  await user.click(screen.getByRole('link', { name: 'Performance 5' }));
  expect(await screen.findByLabelText('Start')).toHaveValue('19:45');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Performance 5');
  const stored = await reportsOf('hamlet').list();
  expect(stored).toHaveLength(before + 1);
  expect(stored.find(({ entryId }) => entryId === '2025-01-16')).toMatchObject({
    number: 5,
    date: '2025-01-16',
  });
});

it('is found at the address of its performance', async () => {
  const [entry, report] = [
    makeEntry('evening', {
      kind: 'performance',
      startAt: '2025-01-16T19:30',
      endAt: '2025-01-16T22:30',
    }),
    makeReport(5, { entryId: 'evening', house: '300 of 500' }),
  ];
  const options = { entries: [entry], reports: [report] };
  const { reportsOf } = openScreens(reportPath('hamlet', 'evening'), options);
  expect(await screen.findByLabelText('House')).toHaveValue('300 of 500');
  expect(await reportsOf('hamlet').list()).toHaveLength(1);
});

it('is written beside the facts of the room, and saved with them', async () => {
  const { user, reportsOf } = openScreens(reportPath('hamlet', latest?.id ?? ''), { night });
  expect(await screen.findAllByText(/LX 12 late/u)).toHaveLength(2);
  const house = screen.getByLabelText('House');
  await user.clear(house);
  await user.type(house, '12 of 500');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Performance 4 was saved')).toBeVisible();
  expect((await reportsOf('hamlet').get(latest?.id ?? '')).facts?.notes).toHaveLength(1);
});

it('is sent with all typed text, even if it was not saved, after a preview of the page', async () => {
  const { user, reportsOf } = openScreens(reportPath('hamlet', latest?.id ?? ''), { night });
  const weather = await screen.findByLabelText('Weather');
  await user.clear(weather);
  await user.type(weather, 'Hail');
  await user.type(screen.getByLabelText('Note'), 'Prop sword bent');
  await user.click(screen.getByText('Send…'));
  const dialog = within(await screen.findByRole('dialog'));
  const page = within(dialog.getByRole('group', { name: 'Preview of the report' }));
  expect(page.getByText('Hail')).toBeVisible();
  expect(page.getByText(/Prop sword bent/u)).toBeVisible();
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), 'a@example.com, b@example.com');
  const recipients = within(dialog.getByRole('list', { name: 'Recipients' }));
  expect(recipients.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'a@example.com',
    'b@example.com',
  ]);
  await user.click(dialog.getByText('Send report'));
  expect(await screen.findByText(/^Marked as sent on /u)).toBeVisible();
  expect(await reportsOf('hamlet').get(latest?.id ?? '')).toMatchObject({
    weather: 'Hail',
    sentTo: ['a@example.com', 'b@example.com'],
  });
});

it('is not sent while a field is invalid', async () => {
  const { user } = openScreens(reportPath('hamlet', latest?.id ?? ''), { night });
  await user.clear(await screen.findByLabelText('Number'));
  await user.click(screen.getByText('Send…'));
  expect(await screen.findByText('The report cannot be sent yet')).toBeVisible();
  expect(screen.queryByText('Send report')).not.toBeInTheDocument();
});

it('is not saved over the text of another window, unless the person saves again', async () => {
  const id = latest?.id ?? '';
  const { reportsOf } = openScreens(reportPath('hamlet', id), { night });
  const weather = await screen.findByLabelText('Weather');
  await act(() => reportsOf('hamlet').update(id, { weather: 'Snow' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(weather, { target: { value: 'Hail' } });
  await act(async () => void vi.advanceTimersByTime(PAUSE_MS));
  vi.useRealTimers();
  expect(await screen.findByText(/^Another window changed this report/u)).toBeVisible();
  expect(screen.getByText('Not saved yet…')).toBeVisible();
  expect(await reportsOf('hamlet').get(id)).toMatchObject({ weather: 'Snow' });
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Your changes are saved automatically.')).toBeVisible();
  expect(screen.queryByText(/^Another window changed/u)).toBeNull();
  expect(await reportsOf('hamlet').get(id)).toMatchObject({ weather: 'Hail' });
});

it('is saved automatically after a pause in typing', async () => {
  const { reportsOf } = openScreens(reportPath('hamlet', latest?.id ?? ''), { night });
  const weather = await screen.findByLabelText('Weather');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(weather, { target: { value: 'Sleet' } });
  expect(screen.getByText('Not saved yet…')).toBeVisible();
  await act(async () => void vi.advanceTimersByTime(PAUSE_MS));
  vi.useRealTimers();
  expect(await screen.findByText('Your changes are saved automatically.')).toBeVisible();
  expect((await reportsOf('hamlet').get(latest?.id ?? '')).weather).toBe('Sleet');
  expect(weather).toHaveValue('Sleet');
});

it('rewords and omits notes of the room, and adds others', async () => {
  const { user } = openScreens(reportPath('hamlet', latest?.id ?? ''), { night });
  const list = within(await screen.findByRole('list', { name: 'Notes of the report' }));
  await user.click(list.getByText('Edit'));
  const note = screen.getByLabelText('Note');
  expect(note).toHaveValue('LX 12 late');
  await user.type(note, ' by two');
  await user.click(screen.getByText('Save note'));
  expect(await list.findByText(/LX 12 late by two/u)).toBeVisible();
  await user.type(screen.getByLabelText('Note'), 'Hum in Q 4');
  await user.click(screen.getByText('Add note'));
  expect(await list.findByText(/Hum in Q 4/u)).toBeVisible();
  const [first] = list.getAllByText('Leave out');
  if (first) await user.click(first);
  expect(screen.queryByText(/LX 12 late/u)).not.toBeInTheDocument();
});

it('is immutable after it was sent, and is corrected by a new version', async () => {
  const { user } = openScreens(reportPath('hamlet', latest?.id ?? ''), { night });
  await user.click(screen.getByText('Send…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send performance 4?' }));
  // The list starts with the recipients of the previous report.
  expect(dialog.getByLabelText('To')).toHaveDisplayValue(/producers@example.com/u);
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), 'nobody');
  expect(dialog.getByText(/^Enter 1 to 50 addresses/u)).toBeVisible();
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), 'producer@example.com');
  await user.click(dialog.getByText('Send report'));
  expect(
    await screen.findByText(
      'Sample mode sent no mail. The report names producer@example.com and can no longer be changed.',
    ),
  ).toBeVisible();
  expect(screen.queryByLabelText('House')).not.toBeInTheDocument();
  await user.click(screen.getByText('Correct by a new version'));
  expect(await screen.findByText('Show report, version 2')).toBeVisible();
  expect(screen.getByLabelText('House')).toHaveValue('401 of 500');
});

it('reports a missing report', async () => {
  openScreens(reportPath('hamlet', 'gone'));
  expect(await screen.findByText('No such report')).toBeVisible();
});

it('lists the late and absent people from the sign-in sheet', async () => {
  const { user, signInsOf } = openScreens(reportPath('hamlet', latest?.id ?? ''));
  const list = within(await screen.findByRole('list', { name: 'Sign-in sheet' }));
  const [absent] = list.getAllByText('Absent');
  if (absent) await user.click(absent);
  expect(await list.findAllByText('Is here')).not.toHaveLength(0);
  const [line] = await signInsOf('hamlet').list();
  expect(line).toMatchObject({ state: 'absent', by: 'desk', reportId: latest?.id });
  expect(screen.getByText('Late and absent')).toBeVisible();
});

it('names the recipients it did not reach, and is sent again only to them', async () => {
  const report: ReportItem = {
    ...makeReport(5),
    sentAt: '2025-01-15T23:00:00.000Z',
    sentTo: ['gone@example.com', 'ann@example.com', 'press@example.com', 'bo@example.com'],
    undelivered: [
      { to: 'gone@example.com', why: 'refused' },
      { to: 'ann@example.com', why: 'asked' },
      { to: 'bo@example.com', why: 'failed' },
    ],
  };
  const { user } = openScreens(reportPath('hamlet', report.id), { reports: [report] });
  expect(
    await screen.findByText(
      'Sent to 1 of 4. Refused: gone@example.com. Not reached: bo@example.com. Asked to accept mails first: ann@example.com. It can no longer be changed.',
    ),
  ).toBeVisible();
  await user.click(screen.getByText('Send again to 2…'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('To')).toHaveValue('gone@example.com\nbo@example.com');
});

it('is marked if only a file claims that it was sent', async () => {
  const sent = { sentAt: '2025-01-15T23:00:00.000Z', sentTo: ['press@example.com'] };
  const report: ReportItem = { ...makeReport(5), ...sent, isFromFile: true };
  openScreens(reportPath('hamlet', report.id), { reports: [report] });
  expect(await screen.findByText(/^This server did not send it\./u)).toBeVisible();
});

it('offers new PINs with a new link of the stage door', async () => {
  const { user } = openScreens(reportPath('hamlet', latest?.id ?? ''), { night });
  await user.click(await screen.findByText('Stage door and PINs'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stage door' }));
  const pins = () => dialog.getByRole('list', { name: 'PINs' }).textContent;
  await waitFor(() => expect(pins()).toMatch(/\d{4}/u));
  const before = pins();
  await user.click(dialog.getByText('New link and PINs'));
  await waitFor(() => expect(pins()).not.toBe(before));
});
