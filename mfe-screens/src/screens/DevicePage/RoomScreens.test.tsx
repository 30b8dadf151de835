import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConnectedHarness } from '@standby/live-room/testing/connected-harness';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { answeringAct } from '@standby/live-room/domain/calls/call-acts';
import { giveCall, toggle } from '@standby/live-room/testing/desk-acts';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { CallBoardScreen } from './CallBoardScreen';
import { ReloadInRoom } from './ReloadInRoom';

const MINUTE = 60_000;

afterEach(() => localStorage.clear());

describe('a call board on a wall', () => {
  const device = { id: 'green-room', name: 'Green room', isBoard: true };

  async function openBoard() {
    const harness = createRoomHarness(CURTAIN_MS - 36 * MINUTE);
    const desk = harness.open('controller').room;
    const opened = renderInRoom(harness, 'viewer', <CallBoardScreen device={device} />);
    await opened.pass(1_000);
    return { ...opened, harness, desk };
  }

  const rows = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('shows the calls, the next one, and the departments that answered the last one', async () => {
    const { desk, harness, pass } = await openBoard();
    expect(screen.getByText('No call given yet')).toBeVisible();
    expect(screen.getByText('The desk has set no curtain time yet.')).toBeVisible();
    act(
      () => void desk.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' }),
    );
    await pass(1_000);
    expect(rows('Calls')).toEqual([
      '18:55Halfin 0:58',
      '19:10Quarterin 15:58',
      '19:20Fivein 25:58',
      '19:25Beginnersin 30:58',
    ]);
    act(() => void giveCall(desk, 'half'));
    const phone = harness.open('department').room;
    act(() => void phone.dispatch(answeringAct('half', 'Sound')));
    await pass(1_000);
    expect(screen.getByRole('heading', { level: 2, name: /half hour call/u })).toBeVisible();
    expect(screen.getByText('1 of 6 answered')).toBeVisible();
    expect(rows('Answers: Half')).toContain('Sound18:54');
    expect(rows('Answers: Half')).toContain('CastSilent');
    expect(rows('Calls')[0]).toBe('18:55HalfGiven 18:54');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a screen of the room: it can be named, blacked out, dimmed and identified', async () => {
    const { desk, pass } = await openBoard();
    const [own] = desk.getSnapshot().screens;
    expect(own).toMatchObject({ name: 'Green room', screenId: 'green-room', isBoard: true });
    act(() => desk.server.identify(own?.id ?? ''));
    await pass(10);
    expect(screen.getByText('Green room')).toBeVisible();
    act(
      () => void desk.dispatch({ type: 'blackout-screens', screenIds: ['green-room'], isOn: true }),
    );
    await pass(10);
    expect(screen.getByText('Blackout')).toHaveRole('status');
    expect(screen.queryByText('No call given yet')).toBeNull();
    act(
      () =>
        void desk.dispatch({ type: 'blackout-screens', screenIds: ['green-room'], isOn: false }),
    );
    act(
      () => void desk.dispatch({ type: 'dim-screens', screenIds: ['green-room'], brightness: 50 }),
    );
    await pass(10);
    expect(screen.getByText('No call given yet')).toBeVisible();
    expect(document.querySelector('[data-dimmer]')).toHaveStyle({ opacity: 0.5 });
  });
});

describe('an update that the desk asks for', () => {
  it('waits for the end of the running timer', async () => {
    const harness = createConnectedHarness();
    const onReload = vi.fn<() => void>();
    const desk = harness.open('controller').room;
    const pass = (ms: number) => act(async () => harness.machine.advance(ms));
    await pass(2_000);
    act(() => void toggle(desk));
    await pass(2_000);
    renderInRoom(harness, 'viewer', <ReloadInRoom isAsked onReload={onReload} />);
    await pass(2_000);
    expect(onReload).not.toHaveBeenCalled();
    act(() => void toggle(desk));
    await pass(2_000);
    expect(onReload).toHaveBeenCalledOnce();
  });
});
