import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { sendMessage, toggle } from '@standby/live-room/testing/desk-acts';
import { openViewer } from '../../testing/open-viewer';

const MINUTE = 60_000;

describe('a viewer', () => {
  it('follows the figure, shows Standby and Time as shapes too, and counts the overrun', async () => {
    const { desk, pass } = openViewer();
    expect(document.title).toBe('Hamlet · Viewer · Standby');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hamlet: viewer');
    const timer = screen.getByRole('timer', { name: 'Timer 1' });
    expect(timer).toHaveTextContent('10:00');
    toggle(desk);
    await pass(3_000);
    expect(timer).toHaveTextContent('9:57');
    expect(document.querySelector('[data-shape]')).toBeNull();
    await pass(9 * MINUTE - 3_000);
    expect(screen.getByText('Standby')).toBeVisible();
    expect(document.querySelector('[data-shape="standby"]')).toBeVisible();
    await pass(67_000);
    expect(timer).toHaveTextContent(/^\+0:07$/u);
    expect(screen.getByText('Time')).toBeVisible();
    expect(document.querySelector('[data-shape="time"]')).toBeVisible();
    expect(screen.getByText('0:00')).toBeVisible();
  });

  it('shows its end and the next timer, unless it was customized without them', async () => {
    const { desk, pass } = openViewer();
    const facts = () => document.querySelector('[data-facts]')?.textContent ?? null;
    expect(facts()).toBe('Next: Intermission 15:00');
    desk.dispatch({ type: 'set-auto-start', timerId: 'timer-1', isOn: true });
    toggle(desk);
    await pass(3_000);
    expect(facts()).toBe('Ends 19:40:00Next: Intermission 15:00, starts automatically');
    desk.dispatch({ type: 'set-auto-start', timerId: 'timer-1', isOn: false });
    await pass(10 * MINUTE);
    expect(facts()).toBe('Ended 19:40:00Next: Intermission 15:00');
    desk.dispatch({ type: 'select', timerId: 'act-2' });
    await pass(10);
    expect(facts()).toBe('');
    desk.dispatch({
      type: 'arm-timer',
      timerId: 'act-2',
      armedForMs: CURTAIN_MS + 30 * MINUTE,
    });
    await pass(10);
    expect(facts()).toBe('Starts 20:00:00');
    sendMessage(desk, 'Wrap up');
    const messageId = desk.getSnapshot().state.messages[0]?.id ?? '';
    desk.dispatch({ type: 'show-message', messageId });
    desk.dispatch({ type: 'focus', isOn: true });
    await pass(10);
    expect(facts()).toBeNull();
    desk.dispatch({ type: 'focus', isOn: false });
    const { viewer } = desk.getSnapshot().state;
    desk.dispatch({
      type: 'customize',
      viewer: { ...viewer, parts: { ...viewer.parts, endAndNext: false } },
    });
    await pass(10);
    expect(facts()).toBeNull();
  });

  it('holds at zero if it was customized to', async () => {
    const { pass } = openViewer((desk) => {
      const { viewer } = desk.getSnapshot().state;
      desk.dispatch({
        type: 'customize',
        viewer: { ...viewer, parts: { ...viewer.parts, overrun: false } },
      });
      toggle(desk);
    });
    await pass(10 * MINUTE + 7_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:00$/u);
    expect(screen.getAllByText('0:00')).toHaveLength(1);
    expect(screen.getByText('Time')).toBeVisible();
  });

  it('shows Ready, Next up, Paused, Standby and Ended', async () => {
    const { desk, pass } = openViewer();
    const words = () => document.querySelector('[data-words]')?.textContent;
    expect(words()).toBe('Ready');
    // A selection at the desk changes nothing on the viewer.
    desk.select('act-2');
    await pass(10);
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
    toggle(desk);
    await pass(10);
    expect(words()).toBe('');
    await pass(9 * MINUTE);
    expect(words()).toBe('Standby');
    toggle(desk);
    await pass(10);
    expect(words()).toBe('StandbyPaused');
    desk.dispatch({ type: 'end', timerId: 'timer-1' });
    await pass(10);
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
    expect(words()).toBe('Next up');
    desk.dispatch({ type: 'go', timerId: 'act-2', isRepeat: false });
    desk.dispatch({ type: 'stop', timerId: 'act-2' });
    await pass(10);
    expect(words()).toBe('Ended');
  });

  it('shows a pause as a word and a shape, at any threshold, until the timer runs again', async () => {
    const { desk, pass } = openViewer();
    const paused = () => [
      screen.queryByText('Paused'),
      document.querySelector('[data-shape="paused"]'),
    ];
    expect(paused()).toEqual([null, null]);
    for (const ms of [3_000, 9 * MINUTE, 2 * MINUTE]) {
      toggle(desk);
      await pass(ms);
      expect(paused()).toEqual([null, null]);
      toggle(desk);
      await pass(3_000);
      for (const sign of paused()) expect(sign).toBeVisible();
    }
    expect(screen.getByRole('timer')).toHaveTextContent('+1:03');
    desk.dispatch({ type: 'reset', timerId: desk.getSnapshot().timerId });
    await pass(10);
    expect(paused()).toEqual([null, null]);
  });

  it('empties a ring of 60 ticks in the last minute, and stops it in a pause', async () => {
    const { desk, pass } = openViewer((room) => {
      const seconds = { type: 'adjust', timerId: 'timer-1', byMs: -538_000 } as const;
      room.dispatch(seconds);
    });
    const ring = () => document.querySelector<HTMLElement>('[data-ring]')?.dataset['ring'];
    toggle(desk);
    await pass(1_000);
    expect(ring()).toBeUndefined();
    await pass(1_000);
    expect(ring()).toBe('60');
    await pass(18_000);
    expect(ring()).toBe('42');
    toggle(desk);
    await pass(5_000);
    expect(ring()).toBe('42');
    toggle(desk);
    await pass(41_000);
    expect(ring()).toBe('1');
    await pass(1_000);
    expect(ring()).toBeUndefined();
    expect(document.querySelector('[data-shape="time"]')).toBeVisible();
  });

  it('shows no ring if it was customized without, or before the timer starts', async () => {
    const { desk, pass } = openViewer((room) => {
      room.dispatch({ type: 'adjust', timerId: 'timer-1', byMs: -570_000 });
    });
    const ring = () => document.querySelector('[data-ring]');
    expect(ring()).toBeNull();
    toggle(desk);
    await pass(1_000);
    expect(ring()).toBeVisible();
    const { viewer } = desk.getSnapshot().state;
    desk.dispatch({
      type: 'customize',
      viewer: { ...viewer, parts: { ...viewer.parts, ring: false } },
    });
    await pass(10);
    expect(ring()).toBeNull();
  });
});
