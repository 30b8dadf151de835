import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ServerLinks } from '../../../components/ShareDialog/ShareDialog';
import { ServerHistory } from '../../../components/ShowReport/ShowReport';
import { createConnectedHarness } from '@standby/live-room/testing/connected-harness';
import { addMinute, sendMessage } from '@standby/live-room/testing/desk-acts';
import { renderParts } from '../../../testing/render-parts';
import { CompactClock } from '../clock/CompactClock';
import { UndoBar } from '../History/UndoBar';
import { RoomLog } from '../History/RoomLog';
import { QuestionActions } from '../Messages/lazy-parts';
import { Notices } from '../Notices/Notices';
import { People } from '../People/People';
import { Rail } from '../Rail/Rail';
import { ShowMode } from '../ShowMode/ShowMode';
import { useConnectedParts } from '../useConnectedParts';
import { ConnectionStatus } from './ConnectionStatus';
import { ConnectionDialog } from './ConnectionDialog';
import * as lazyParts from './lazy-parts';

const MINUTE = 60_000;

async function openConnected(parts: ReactNode) {
  const harness = createConnectedHarness();
  const opened = renderParts(parts, harness);
  await opened.pass(2_000);
  return { ...harness, ...opened };
}

const button = () => screen.getByRole('button', { name: /^Connection:/u });

beforeAll(() => Promise.all(Object.values(lazyParts).map((part) => part.preload())));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the connection on the desk', () => {
  it('shows live, offline with its time, and live again', async () => {
    const { pass, server } = await openConnected(
      <>
        <ConnectionStatus />
        <CompactClock />
      </>,
    );
    const compact = () => document.querySelector('[aria-hidden] [data-tone]');
    expect(button()).toHaveAccessibleName('Connection: Live');
    expect(compact()).toHaveTextContent('Live');
    server.cut();
    await pass(3 * MINUTE);
    expect(button()).toHaveAccessibleName(/^Connection: Offline since \d\d:\d\d$/u);
    expect(compact()).toHaveTextContent('Offline');
    expect(screen.getByText(/^Offline since/u, { selector: '[role=status]' })).toBeInTheDocument();
    server.restore();
    await pass(1_000);
    expect(button()).toHaveAccessibleName('Connection: Live');
    expect(screen.getByText('Live', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('is visible in the show mode', async () => {
    await openConnected(<ShowMode />);
    expect(button()).toBeVisible();
  });

  it('preloads everything that it may need while the server is gone', async () => {
    const { ConnectionDialog: Details, RejectedActs } = lazyParts;
    const preloads = [Details, RejectedActs, QuestionActions, ServerLinks, ServerHistory].map(
      (part) => vi.spyOn(part, 'preload'),
    );
    function Parts() {
      useConnectedParts();
      return null;
    }
    await openConnected(<Parts />);
    for (const preload of preloads) expect(preload).toHaveBeenCalledOnce();
  });

  it('explains its state on request, with the accuracy of the clock', async () => {
    const { pass, room, server } = await openConnected(
      <>
        <ConnectionStatus />
        <ConnectionDialog />
      </>,
    );
    fireEvent.click(button());
    const dialog = within(await screen.findByRole('dialog', { name: 'Connection' }));
    expect(dialog.getByText(/saved and shows on the other screens\.$/u)).toBeVisible();
    expect(
      dialog.getByText(/^Accurate to 5\.\d ms, measured against the server\.$/u),
    ).toBeVisible();
    server.cut();
    act(() => void addMinute(room));
    await pass(MINUTE);
    expect(dialog.getByText(/The clock runs on and this desk works/u)).toHaveTextContent(
      '1 act of this desk is saved in this browser and will be sent when the connection is back.',
    );
  });

  it('marks an act as stored here but not sent', async () => {
    const { pass, room, server } = await openConnected(
      <>
        <Rail />
        <UndoBar />
      </>,
    );
    server.cut();
    await pass(MINUTE);
    act(() => void addMinute(room));
    await pass(10);
    expect(screen.getByText(/^Not sent yet: Timer 1 \+1m/u)).toBeVisible();
    expect(button()).toHaveAccessibleName(/^Connection: Offline since .*, 1 act not sent yet$/u);
    expect(screen.getByText(/^Before the connection was lost/u)).toBeVisible();
  });

  it('reports a stopped server or an unacknowledged act within two seconds', async () => {
    const { pass, room, server } = await openConnected(
      <>
        <Rail />
        <UndoBar />
      </>,
    );
    server.isStopped = true;
    act(() => void addMinute(room));
    await pass(1_000);
    expect(button()).toHaveAccessibleName('Connection: Sending 1 act');
    expect(screen.getByText(/^Sending: Timer 1 \+1m/u)).toBeVisible();
    await pass(1_000);
    expect(button()).toHaveAccessibleName(/^Connection: Offline since/u);
    expect(screen.getByText(/^Not sent yet: Timer 1 \+1m/u)).toBeVisible();
    expect(screen.getByText(/^Before the connection was lost/u)).toBeVisible();
  });

  it('reports within two seconds that changes do not arrive', async () => {
    const { pass, server } = await openConnected(<ConnectionStatus />);
    server.lostKinds = new Set(['events', 'log']);
    server.write({ type: 'flash' });
    await pass(2_000);
    expect(button()).toHaveAccessibleName(/^Connection: Not up to date since/u);
    server.lostKinds = new Set();
    await pass(4_000);
    expect(button()).toHaveAccessibleName('Connection: Live');
  });

  it('asks before the page closes while some acts are not stored', async () => {
    const { pass, room, server } = await openConnected(<ConnectionStatus />);
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    server.cut();
    act(() => void addMinute(room));
    await pass(10);
    expect(leave()).toBe(true);
  });

  it('lists the acts that the server rejected, until they are dismissed', async () => {
    const { pass, room, server } = await openConnected(<Notices />);
    server.refuses = () => 'not-allowed';
    act(() => void sendMessage(room, 'Beginners'));
    await pass(20);
    const notice = screen.getByText('An act was rejected.');
    expect(screen.getByText(/^The server refused: .*Beginners/u)).toBeVisible();
    fireEvent.click(screen.getByText('Dismiss'));
    expect(notice).not.toBeInTheDocument();
  });

  it.each([
    ['Do it now', 1],
    ['Leave it out', 0],
  ])('asks about acts that were too late for the show: %s', async (answer, count) => {
    const { pass, room, server } = await openConnected(<Notices />);
    server.refuses = (_, isConfirmed) => (isConfirmed ? undefined : 'late');
    act(() => void sendMessage(room, 'Beginners'));
    await pass(20);
    expect(screen.getByText('An act came late.')).toBeVisible();
    expect(screen.getByText(/the show went on without: .*Beginners/u)).toBeVisible();
    expect(room.getSnapshot().state.messages).toEqual([]);
    fireEvent.click(screen.getByText(answer));
    await pass(20);
    expect(screen.queryByText('An act came late.')).toBeNull();
    expect(room.getSnapshot().state.messages).toHaveLength(count);
  });

  it.each([
    ['over plain http, without an offline copy', undefined, /do not reload this page before/u],
    ['before there is an offline copy', { controller: null }, /do not reload this page before/u],
    ['with an offline copy', { controller: {} }, /after a reload, too/u],
  ])('says that the room continues on the standby server, %s', async (_, serviceWorker, words) => {
    vi.spyOn(window, 'navigator', 'get').mockReturnValue(
      Object.create(navigator, { serviceWorker: { value: serviceWorker } }) as Navigator,
    );
    const { pass, server } = await openConnected(<Notices />);
    server.cut();
    server.elsewhere = 'https://second.example';
    server.restore();
    await pass(1_000);
    expect(screen.getByText('This desk is connected to the standby server.')).toBeVisible();
    expect(screen.getByText(/^Standby is at https:\/\/second\.example now\./u)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('reports how many acts a server lost, and whether they are restored', async () => {
    const { pass, room, server } = await openConnected(<Notices />);
    const { log } = server;
    act(() => void sendMessage(room, 'Beginners'));
    await pass(20);
    server.cut();
    await pass(20);
    server.log = log;
    server.restore();
    await pass(1_000);
    const notice = screen.getByText('The server had lost 1 act.');
    expect(screen.getByText(/have brought everything back\.$/u)).toBeVisible();
    fireEvent.click(screen.getByText('Dismiss'));
    expect(notice).not.toBeInTheDocument();
  });

  it('names the author of each act in the log, and counts the people', async () => {
    const { pass, room, server } = await openConnected(
      <>
        <RoomLog />
        <People />
      </>,
    );
    act(() => void addMinute(room));
    const { id } = room.getSnapshot().self;
    const entry = { number: 1, visibility: 'visible', isCurrent: true };
    const person = { id: 'mira', name: 'Mira Okafor', role: 'Stage Manager' };
    const looker = { id: 'tom', name: 'Tom Reyes', role: 'Light Board Op' };
    server.broadcast({
      kind: 'roster',
      isWhole: true,
      screens: [
        { ...entry, id, role: 'controller', visibility: 'visible', person },
        { ...entry, id: 'v1', role: 'viewer', visibility: 'visible', person: looker },
      ],
      gone: [],
    });
    await pass(20);
    fireEvent.click(screen.getByText('Log'));
    expect(screen.getByLabelText('Log', { selector: 'section' })).toHaveTextContent(
      `Person of ${id}`,
    );
    expect(screen.getByText('Connected 2')).toBeVisible();
    const people = Array.from(screen.getByLabelText('People').children, (row) => row.textContent);
    expect(people).toEqual(['Mira OkaforStage ManagerController', 'Tom ReyesLight Board OpViewer']);
    server.cut();
    await pass(3 * MINUTE);
    expect(screen.getByText(/^The list of connected people is unavailable/u)).toBeVisible();
  });
});
