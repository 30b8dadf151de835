import type { LastMinuteSignal } from '../../domain/last-minute';

/** Signal of the last minute, or of a call that is due. */
type Signal = LastMinuteSignal | 'call';

/** Signals that a person hears or feels without looking. */
export interface Signals {
  sound(signal: Signal): void;
  vibrate(signal: LastMinuteSignal): void;
  close(): void;
}

/** Parts of the browser that the signals use; tests replace them. */
interface SignalDevices {
  readonly createAudio: () => AudioContext;
  /** Vibrates the device; undefined if it cannot. */
  readonly vibrate: ((durationMs: number) => unknown) | undefined;
}

interface Tone {
  readonly hertz: number;
  readonly seconds: number;
}

/**
 * Pitch and length of each sound. Each lasts for whole waves, because a sound that is cut off
 * within a wave clicks.
 */
const TONES: Record<Signal, Tone> = {
  tick: { hertz: 1_000, seconds: 0.03 },
  time: { hertz: 600, seconds: 0.5 },
  call: { hertz: 880, seconds: 0.25 },
};

const VIBRATION_MS: Record<LastMinuteSignal, number> = { tick: 20, time: 400 };

/** Share of the full volume. It is low because a prompt desk is a quiet place. */
const VOLUME = 0.15;

/** Whether this device can vibrate. An iPhone and most computers cannot. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

function browserDevices(): SignalDevices {
  return {
    createAudio: () => new AudioContext(),
    vibrate: canVibrate() ? (durationMs) => navigator.vibrate(durationMs) : undefined,
  };
}

/**
 * Creates the sounds and vibrations. Browsers permit sound only after a press or key in the page;
 * until then, as after a reload, the ticks are left out.
 */
export function createBrowserSignals(devices: SignalDevices = browserDevices()): Signals {
  let audio: AudioContext | undefined;

  function play(context: AudioContext, { hertz, seconds }: Tone): void {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = hertz;
    gain.gain.value = VOLUME;
    oscillator.connect(gain).connect(context.destination);
    oscillator.start();
    oscillator.stop(context.currentTime + seconds);
  }

  return {
    sound(signal) {
      audio ??= devices.createAudio();
      if (audio.state === 'running') play(audio, TONES[signal]);
      // The next tick tries again if the browser refuses.
      else void audio.resume().catch(() => undefined);
    },
    vibrate: (signal) => void devices.vibrate?.(VIBRATION_MS[signal]),
    close() {
      void audio?.close();
      audio = undefined;
    },
  };
}
