import { randomBytes } from 'node:crypto';
import type { Act } from '../../packages/live-room/src/domain/index.ts';
import type { Intruder } from './intruder.ts';
import type { RealWindow } from './real-window.ts';
import { between, choose, type Random } from './seeded-random.ts';

const PAUSE_MS = { from: 20, to: 150 };
const FORBIDDEN_EVERY_MS = 400;
const CLOCK_EVERY_MS = 100;
const UNDO_SHARE = 0.05;

const newId = (): string => randomBytes(6).toString('hex');
const ofTimer = { timerId: 'timer-1' } as const;

const ACTS: readonly ((random: Random) => Act)[] = [
  () => ({ type: 'flash' }),
  (random) => ({ type: 'blackout', isOn: random() < 0.5 }),
  (random) => ({ type: 'focus', isOn: random() < 0.5 }),
  () => ({ type: 'play', ...ofTimer }),
  () => ({ type: 'pause', ...ofTimer }),
  (random) => ({ type: 'adjust', ...ofTimer, byMs: Math.round(between(random, -60, 60)) * 1_000 }),
  () => ({ type: 'rename-timer', ...ofTimer, name: `Act ${newId()}` }),
  () => ({ type: 'send-message', messageId: newId(), text: `Half, please ${newId()}` }),
  () => ({ type: 'send-desk-note', messageId: newId(), text: `Late: ${newId()}` }),
];

interface Workload {
  readonly stop: () => void;
}

function repeatedly(pauseMs: () => number, work: () => void): () => void {
  let timer = setTimeout(function run() {
    work();
    timer = setTimeout(run, pauseMs());
  }, pauseMs());
  return () => clearTimeout(timer);
}

/**
 * Starts a busy evening: desks act as people do, all windows read the room's clock, and the
 * intruder sends its acts.
 */
export function work(windows: readonly RealWindow[], intruder: Intruder, random: Random): Workload {
  const stops = windows
    .filter(({ isDesk }) => isDesk)
    .map((desk) =>
      repeatedly(
        () => between(random, PAUSE_MS.from, PAUSE_MS.to),
        () => {
          if (random() < UNDO_SHARE) desk.undo();
          else desk.act(choose(random, ACTS)(random));
        },
      ),
    );
  stops.push(
    repeatedly(
      () => CLOCK_EVERY_MS,
      () => {
        for (const window of windows) window.readClock();
      },
    ),
    repeatedly(
      () => FORBIDDEN_EVERY_MS,
      () => intruder.act(),
    ),
  );
  return {
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
