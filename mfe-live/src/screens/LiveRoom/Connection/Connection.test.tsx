import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actsOf } from '../../../engine/room-acts';
import { createConnectedHarness } from '../../../testing/connected-harness';
import { renderInRoom } from '../../../testing/render-in-room';
import { Controller } from '../Controller';
import { ConnectionBadge, ConnectionButton, ConnectionDialog, NotTaken } from './lazy-parts';

const MINUTE = 60_000;

async function openDesk() {
  const harness = createConnectedHarness();
  const opened = renderInRoom(harness, 'controller', <Controller />);
  const button = screen.getByRole('button', { name: /^Connection:/u });
  await opened.pass(2_000);
  return { ...harness, ...opened, button };
}

beforeAll(() =>
  Promise.all(
    [ConnectionBadge, ConnectionButton, ConnectionDialog, NotTaken].map((part) => part.preload()),
  ),
);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the connection on the desk', () => {
  it('says live, away since when, and live again', async () => {
    const { button, pass, server } = await openDesk();
    expect(button).toHaveAccessibleName('Connection: Live');
    server.cut();
    await pass(3 * MINUTE);
    expect(button).toHaveAccessibleName(/^Connection: Away since \d\d:\d\d$/u);
    expect(screen.getByText(/^Away since/u, { selector: '[role=status]' })).toBeInTheDocument();
    expect(screen.getByText(/^Who is connected is not known/u)).toBeVisible();
    server.restore();
    await pass(1_000);
    expect(button).toHaveAccessibleName('Connection: Live');
    expect(screen.getByText('Live', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it('stays in sight on a phone that was scrolled, and in show mode', async () => {
    const { button, pass, server, user } = await openDesk();
    const compact = () => document.querySelector('[aria-hidden] [data-tone]');
    expect(compact()).toHaveTextContent('Live');
    server.cut();
    await pass(MINUTE);
    expect(compact()).toHaveTextContent('Away');
    await user.click(screen.getByRole('button', { name: 'Show mode' }));
    expect(button).not.toBeVisible();
    const [inShowMode] = screen.getAllByRole('button', { name: /^Connection: Away since/u });
    expect(inShowMode).toBeVisible();
  });

  it('tells on request what that means, and how right the clock is', async () => {
    const { button, pass, room, server, user } = await openDesk();
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Connection' }));
    expect(dialog.getByText(/stored, and shows on the other screens\.$/u)).toBeVisible();
    expect(dialog.getByText('Right to 5.1 ms, measured against the server.')).toBeVisible();
    server.cut();
    act(() => void actsOf(room).addMinute());
    await pass(MINUTE);
    expect(dialog.getByText(/The clock runs on and this desk works/u)).toHaveTextContent(
      '1 act of this desk is kept in this browser; it is sent when the connection is back.',
    );
  });

  it('asks before the page goes while something is not stored', async () => {
    const { pass, room, server } = await openDesk();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    server.cut();
    act(() => void actsOf(room).addMinute());
    await pass(10);
    expect(leave()).toBe(true);
  });

  it('says which acts the server did not take, until that is read', async () => {
    const { pass, room, server, user } = await openDesk();
    server.refuses = () => 'not-allowed';
    act(() => void actsOf(room).sendMessage('Beginners'));
    await pass(20);
    const notice = await screen.findByText('An act was not taken.');
    expect(screen.getByText(/^The server refused: .*Beginners/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(notice).not.toBeInTheDocument();
  });

  it('names who did what in the log, and counts the controllers against the plan', async () => {
    const { pass, room, server, user } = await openDesk();
    act(() => void actsOf(room).addMinute());
    const { id } = room.getSnapshot().self;
    const person = { id: 'mira', name: 'Mira Okafor', role: 'Stage Manager' };
    const desk = {
      id,
      role: 'controller',
      number: 1,
      visibility: 'visible',
      isCurrent: true,
      person,
    };
    const looker = { id: 'tom', name: 'Tom Reyes', role: 'Light Board Op' };
    server.broadcast({
      kind: 'roster',
      isWhole: true,
      screens: [
        { ...desk, role: 'controller', visibility: 'visible' },
        { ...desk, id: 'v1', role: 'viewer', visibility: 'visible', person: looker },
      ],
      gone: [],
    });
    await pass(20);
    await user.click(screen.getByRole('button', { name: 'Log' }));
    expect(screen.getByText(`Person of ${id}`)).toBeVisible();
    const panel = within(screen.getByRole('region', { name: 'Connected' }));
    expect(panel.getByRole('button', { name: 'Connected 1/3' })).toBeVisible();
    const people = Array.from(panel.getByLabelText('People').children, (row) => row.textContent);
    expect(people).toEqual(['Mira OkaforStage ManagerController', 'Tom ReyesLight Board OpViewer']);
  });
});
