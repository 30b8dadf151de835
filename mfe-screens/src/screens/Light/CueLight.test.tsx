import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRoomHarness } from '@standby/live-room/testing/room-harness';
import { addSampleCues } from '@standby/live-room/testing/sample-cues';
import { CURTAIN_MS, renderInRoom } from '@standby/room-parts/testing/render-in-room';
import { CueLight } from './CueLight';
import { FLASH_MS } from './Light.styles';

const NOOR = { callerId: 'noor' };

async function openLight() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const harness = createRoomHarness(CURTAIN_MS);
  const desk = harness.open('controller').room;
  addSampleCues(desk);
  desk.dispatch({ type: 'take-book', ...NOOR, name: 'Noor' });
  const light = renderInRoom(
    harness,
    'department',
    <CueLight department="LX" onLeave={() => undefined} />,
  );
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 250) {
      await light.pass(Math.min(left, 250));
      await act(async () => void vi.advanceTimersByTime(Math.min(left, 250)));
    }
  };
  await pass(1_000);
  return {
    ...light,
    desk,
    pass,
    sleep: light.pass,
    lamp: () => {
      const lamp = document.querySelector<HTMLElement>('[data-kind]');
      if (!lamp) throw new Error('A light has a lamp');
      return lamp;
    },
    standBy: () => desk.dispatch({ type: 'stand-by-cues', ...NOOR, cueIds: ['lx1', 'sq1'] }),
    go: () =>
      desk.dispatch({ type: 'go-cues', ...NOOR, cueIds: ['lx1', 'sq1'], isConfirmed: true }),
    callOf: (id: string) =>
      desk.getSnapshot().state.calling?.calls.find(({ cueId }) => cueId === id),
  };
}

describe('a cue light', () => {
  it('keeps its identity as a screen on a paired device after each restart, under the device’s name', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const harness = createRoomHarness(CURTAIN_MS);
    const desk = harness.open('controller').room;
    const wings = { id: 'wings', name: 'Wings' };
    const light = <CueLight department="LX" device={wings} />;
    const { pass } = renderInRoom(harness, 'department', light);
    await pass(1_000);
    const known = { screenId: 'light-LX-wings', name: 'Wings' };
    expect(desk.getSnapshot().screens).toContainEqual(expect.objectContaining(known));
  });

  it('goes from standby to acknowledged, GO and complete, with a key and a tap', async () => {
    const { lamp, pass, standBy, go, callOf } = await openLight();
    expect(lamp()).toHaveAttribute('data-kind', 'waiting');
    expect(screen.getByText(/^Next:/u)).toHaveTextContent('Next: LX 1 Dawn');
    standBy();
    await pass(500);
    expect(lamp()).toHaveTextContent(/Standby.*1.*Dawn.*Tap to acknowledge/u);
    expect(screen.getByRole('alert')).toHaveTextContent('LX 1, Standby, Dawn');
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await pass(250);
    expect(callOf('lx1')?.acknowledgedAtMs).toBeUndefined();
    fireEvent.keyDown(document.body, { key: 'x' });
    await pass(250);
    expect(callOf('lx1')?.acknowledgedAtMs).toBeDefined();
    expect(callOf('sq1')?.acknowledgedAtMs).toBeUndefined();
    expect(lamp()).toHaveAttribute('data-acknowledged', 'true');
    go();
    await pass(250);
    expect(lamp()).toHaveAttribute('data-kind', 'go');
    await pass(1_000);
    fireEvent.click(lamp());
    await pass(250);
    expect(callOf('lx1')?.completedAtMs).toBeDefined();
  });

  it('does not complete a cue by a tap on standby that coincides with the GO', async () => {
    const { lamp, pass, standBy, go, callOf } = await openLight();
    standBy();
    await pass(500);
    go();
    await pass(250);
    fireEvent.click(lamp());
    await pass(250);
    expect(callOf('lx1')?.goAtMs).toBeDefined();
    expect(callOf('lx1')?.completedAtMs).toBeUndefined();
  });

  it('shows a GO as missed if it slept through the GO', async () => {
    const { lamp, pass, sleep, standBy, go, window } = await openLight();
    standBy();
    await pass(500);
    window.freeze();
    go();
    // The timeouts of a frozen page are also frozen.
    await sleep(2_250);
    await act(async () => {
      window.thaw();
      window.show();
    });
    await pass(250);
    expect(lamp()).toHaveAttribute('data-kind', 'missed');
    expect(lamp()).toHaveTextContent(/Missed GO 2 s ago/u);
  });

  it('shows neither standby nor GO after the last desk has left', async () => {
    const { lamp, pass, standBy, desk } = await openLight();
    standBy();
    await pass(500);
    expect(lamp()).toHaveAttribute('data-kind', 'standby');
    desk.close();
    await pass(500);
    expect(lamp()).toHaveAttribute('data-kind', 'no-connection');
    expect(lamp()).toHaveTextContent('No connection.Listen for the call.');
    expect(screen.queryByText(/^Next:/u)).toBeNull();
  });

  it('does not flash if steady light is selected', async () => {
    const { lamp, pass, standBy } = await openLight();
    fireEvent.click(screen.getByRole('button', { name: 'Steady' }));
    standBy();
    await pass(500);
    expect(lamp()).toHaveAttribute('data-steady', 'true');
    expect(localStorage.getItem('standby:cue-light')).toContain('"isSteady":true');
  });

  it('flashes at most three times a second', () => {
    expect(1_000 / FLASH_MS).toBeLessThanOrEqual(3);
  });

  it('vibrates once with each GO if that is selected', async () => {
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
    const { pass, standBy, go } = await openLight();
    fireEvent.click(screen.getByRole('button', { name: 'Vibrate' }));
    standBy();
    await pass(500);
    expect(vibrate).not.toHaveBeenCalled();
    go();
    await pass(2_000);
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('sounds with a GO if that is selected', async () => {
    const start = vi.fn();
    const node = () => ({ connect: (next: unknown) => next, frequency: {}, start, stop: vi.fn() });
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        createOscillator = node;
        createGain = () => ({ ...node(), gain: {} });
        close = () => Promise.resolve();
      },
    );
    const { pass, standBy, go } = await openLight();
    fireEvent.click(screen.getByRole('button', { name: 'Sound' }));
    standBy();
    await pass(500);
    expect(start).not.toHaveBeenCalled();
    go();
    await pass(500);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('follows the custom of the show', async () => {
    const { lamp, pass, desk } = await openLight();
    expect(lamp()).toHaveAttribute('data-custom', 'british');
    desk.dispatch({ type: 'set-curtain', curtainAtMs: CURTAIN_MS + 3_600_000, custom: 'american' });
    await pass(500);
    expect(lamp()).toHaveAttribute('data-custom', 'american');
  });

  it('offers no answer with a viewer’s link, and says so', async () => {
    const harness = createRoomHarness(CURTAIN_MS);
    const light = renderInRoom(
      harness,
      'viewer',
      <CueLight department="LX" onLeave={() => undefined} />,
    );
    await light.pass(500);
    expect(screen.getByText(/This link may look, not answer/u)).toBeVisible();
  });
});
