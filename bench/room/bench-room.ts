import { randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { deskRequests, type DeskOwner } from 'server/testing/desk-owner';
import { runLoad } from '../request-load.ts';
import { BenchWindow, type BenchWindowOptions } from './bench-window.ts';

/** Connections that are opened at once. */
const AT_ONCE = 50;
/** Interval at which cue lights ask the server for its time. */
const TIME_EVERY_MS = 500;

export interface Bench {
  readonly origin: string;
  readonly owner: DeskOwner;
}

/** A bench with a page in a browser beside the windows. */
export interface PageBench extends Bench {
  readonly browser: Browser;
}

/** A desk that writes acts one after the other, each when all windows have the previous one. */
export class BenchDesk {
  readonly window: BenchWindow;
  #seq = 0;

  constructor(window: BenchWindow) {
    this.window = window;
  }

  static async open(bench: Bench, showId: string): Promise<BenchDesk> {
    return new BenchDesk(await BenchWindow.open({ ...bench, showId, role: 'controller' }));
  }

  /** Number of sent acts. */
  get acts(): number {
    return this.#seq;
  }

  act(...acts: readonly object[]): void {
    const { by } = this.window;
    const atMs = Date.now();
    const events = acts.map((act) => {
      this.#seq += 1;
      return { by, role: 'controller', seq: this.#seq, atMs, act };
    });
    this.window.send({ kind: 'events', events });
  }

  blackout(): void {
    this.act({ type: 'blackout', isOn: this.#seq % 2 === 0 });
  }
}

export async function addShow(bench: Bench): Promise<string> {
  const [showId] = await addShows(bench, 1);
  return showId ?? '';
}

export async function addShows({ origin, owner }: Bench, count: number): Promise<string[]> {
  const { create } = deskRequests(owner);
  const ids = Array.from({ length: count + 1 }, () => randomBytes(9).toString('hex'));
  const requestOf = (number: number) => create(`Hamlet ${number}`, ids[number] ?? '');
  // A tenth of the load precedes it as a warm-up, so ids beyond the list are new ones.
  await runLoad({
    origin,
    count,
    connections: 4,
    requestOf: (number) => (number <= count ? requestOf(number) : create(`Extra ${number}`)),
  });
  return ids.slice(0, count);
}

export async function openMany(
  bench: Bench,
  showIds: readonly string[],
  role: BenchWindowOptions['role'] = 'viewer',
): Promise<BenchWindow[]> {
  const windows: BenchWindow[] = [];
  for (let start = 0; start < showIds.length; start += AT_ONCE) {
    const opened = showIds
      .slice(start, start + AT_ONCE)
      .map((showId) => BenchWindow.open({ ...bench, showId, role }));
    windows.push(...(await Promise.all(opened)));
  }
  return windows;
}

/**
 * Opens cue lights of a show, which ask the server for its time as their pages do.
 *
 * @returns the lights, and a function that closes them
 */
export async function openLights(
  bench: Bench,
  showId: string,
  count: number,
): Promise<{ readonly lights: readonly BenchWindow[]; readonly closeLights: () => void }> {
  const showIds = Array.from({ length: count }, () => showId);
  const lights = await openMany(bench, showIds, 'department');
  const asking = setInterval(() => {
    for (const light of lights) light.send({ kind: 'time', sentAtMs: performance.now() });
  }, TIME_EVERY_MS);
  return {
    lights,
    closeLights() {
      clearInterval(asking);
      for (const light of lights) light.close();
    },
  };
}

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
