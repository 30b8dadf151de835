import { expect, it, vi } from 'vitest';
import { createBrowserSignals } from './browser-signals';

/** The part of an AudioContext that the signals use. It starts only if the browser permits it. */
function fakeAudio(state: AudioContextState) {
  const heard: number[] = [];
  const audio = {
    state,
    currentTime: 5,
    destination: {},
    createOscillator() {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: (node: object) => node,
        start: () => heard.push(frequency.value),
        stop: () => undefined,
      };
    },
    createGain: () => ({
      gain: { value: 1 },
      connect: (node: object) => node,
    }),
    resume: async () => {
      audio.state = 'running';
    },
    close: vi.fn<() => Promise<void>>(async () => undefined),
  };
  return { audio: audio as unknown as AudioContext, close: audio.close, heard };
}

it('ticks, sounds lower at zero, and is silent after it is closed', () => {
  const { audio, close, heard } = fakeAudio('running');
  const signals = createBrowserSignals({ createAudio: () => audio, vibrate: undefined });
  signals.sound('tick');
  signals.sound('time');
  expect(heard).toEqual([1_000, 600]);
  // A device without vibration ignores the call.
  signals.vibrate('tick');
  signals.close();
  expect(close).toHaveBeenCalledOnce();
});

it('leaves out sounds that the browser does not permit yet', async () => {
  const { audio, heard } = fakeAudio('suspended');
  const signals = createBrowserSignals({ createAudio: () => audio, vibrate: undefined });
  signals.sound('tick');
  expect(heard).toEqual([]);
  await Promise.resolve();
  signals.sound('tick');
  expect(heard).toEqual([1_000]);
});

it('vibrates for a moment, and longer at zero, without a sound', () => {
  const vibrated: number[] = [];
  const createAudio = vi.fn<() => AudioContext>();
  const signals = createBrowserSignals({
    createAudio,
    vibrate: (durationMs) => vibrated.push(durationMs),
  });
  signals.vibrate('tick');
  signals.vibrate('time');
  expect(vibrated).toEqual([20, 400]);
  expect(createAudio).not.toHaveBeenCalled();
});
