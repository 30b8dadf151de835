import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CURTAIN_MS } from '@standby/room-parts/testing/render-in-room';
import { openViewer } from '../../testing/open-viewer';

const MINUTE = 60_000;

describe('a viewer', () => {
  it('follows the figure, shows Standby and Time as shapes too, and counts the overrun', async () => {
    const { acts, pass } = openViewer();
    expect(document.title).toBe('Hamlet · Viewer · Standby');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hamlet: viewer');
    const timer = screen.getByRole('timer', { name: 'Timer 1' });
    expect(timer).toHaveTextContent('10:00');
    acts.toggle();
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
    const { acts, desk, pass } = openViewer();
    const facts = () => document.querySelector('[data-facts]')?.textContent ?? null;
    expect(facts()).toBe('Next: Intermission 15:00');
    acts.editTimer('timer-1', { startsNext: true });
    acts.toggle();
    await pass(3_000);
    expect(facts()).toBe('Ends 19:40:00Next: Intermission 15:00, starts automatically');
    acts.editTimer('timer-1', { startsNext: false });
    await pass(10 * MINUTE);
    expect(facts()).toBe('Ended 19:40:00Next: Intermission 15:00');
    acts.putOnAir('act-2');
    await pass(10);
    expect(facts()).toBe('');
    acts.setRundown('act-2', {
      color: null,
      note: null,
      trigger: { kind: 'time', minuteOfDay: 20 * 60 },
      armedForMs: CURTAIN_MS + 30 * MINUTE,
    });
    await pass(10);
    expect(facts()).toBe('Starts 20:00:00');
    acts.sendAndShow('Wrap up');
    acts.setFocus(true);
    await pass(10);
    expect(facts()).toBeNull();
    acts.setFocus(false);
    const { viewer } = desk.getSnapshot().state;
    acts.customize({ ...viewer, parts: { ...viewer.parts, endAndNext: false } });
    await pass(10);
    expect(facts()).toBeNull();
  });

  it('holds at zero if it was customized to', async () => {
    const { pass } = openViewer((acts, desk) => {
      const { viewer } = desk.getSnapshot().state;
      acts.customize({ ...viewer, parts: { ...viewer.parts, overrun: false } });
      acts.toggle();
    });
    await pass(10 * MINUTE + 7_000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:00$/u);
    expect(screen.getAllByText('0:00')).toHaveLength(1);
    expect(screen.getByText('Time')).toBeVisible();
  });

  it('shows Ready, Next up, Paused, Standby and Ended', async () => {
    const { acts, desk, pass } = openViewer();
    const words = () => document.querySelector('[data-words]')?.textContent;
    expect(words()).toBe('Ready');
    // A selection at the desk changes nothing on the viewer.
    desk.select('act-2');
    await pass(10);
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
    acts.toggle();
    await pass(10);
    expect(words()).toBe('');
    await pass(9 * MINUTE);
    expect(words()).toBe('Standby');
    acts.toggle();
    await pass(10);
    expect(words()).toBe('StandbyPaused');
    acts.end('timer-1');
    await pass(10);
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
    expect(words()).toBe('Next up');
    acts.startFrom('act-2');
    acts.stop('act-2');
    await pass(10);
    expect(words()).toBe('Ended');
  });

  it('shows a pause as a word and a shape, at any threshold, until the timer runs again', async () => {
    const { acts, pass } = openViewer();
    const paused = () => [
      screen.queryByText('Paused'),
      document.querySelector('[data-shape="paused"]'),
    ];
    expect(paused()).toEqual([null, null]);
    for (const ms of [3_000, 9 * MINUTE, 2 * MINUTE]) {
      acts.toggle();
      await pass(ms);
      expect(paused()).toEqual([null, null]);
      acts.toggle();
      await pass(3_000);
      for (const sign of paused()) expect(sign).toBeVisible();
    }
    expect(screen.getByRole('timer')).toHaveTextContent('+1:03');
    acts.reset();
    await pass(10);
    expect(paused()).toEqual([null, null]);
  });

  it('empties a ring of 60 ticks in the last minute, and stops it in a pause', async () => {
    const { acts, pass } = openViewer((_, desk) => {
      const seconds = { type: 'adjust', timerId: 'timer-1', byMs: -538_000 } as const;
      desk.dispatch(seconds);
    });
    const ring = () => document.querySelector<HTMLElement>('[data-ring]')?.dataset['ring'];
    acts.toggle();
    await pass(1_000);
    expect(ring()).toBeUndefined();
    await pass(1_000);
    expect(ring()).toBe('60');
    await pass(18_000);
    expect(ring()).toBe('42');
    acts.toggle();
    await pass(5_000);
    expect(ring()).toBe('42');
    acts.toggle();
    await pass(41_000);
    expect(ring()).toBe('1');
    await pass(1_000);
    expect(ring()).toBeUndefined();
    expect(document.querySelector('[data-shape="time"]')).toBeVisible();
  });

  it('shows no ring if it was customized without, or before the timer starts', async () => {
    const { acts, desk, pass } = openViewer((_, desk) => {
      desk.dispatch({ type: 'adjust', timerId: 'timer-1', byMs: -570_000 });
    });
    const ring = () => document.querySelector('[data-ring]');
    expect(ring()).toBeNull();
    acts.toggle();
    await pass(1_000);
    expect(ring()).toBeVisible();
    const { viewer } = desk.getSnapshot().state;
    acts.customize({ ...viewer, parts: { ...viewer.parts, ring: false } });
    await pass(10);
    expect(ring()).toBeNull();
  });
});
