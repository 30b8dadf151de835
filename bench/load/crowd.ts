import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Bench } from '../room/bench-room.ts';

export type CrowdAt = Pick<Bench, 'origin' | 'owner'> & {
  /** Show of each window. */
  readonly showIds: readonly string[];
};

export type CrowdOrder =
  /** Opens windows, some at a time. */
  | (CrowdAt & { readonly kind: 'open' })
  /** Cuts all windows, and opens these at once, without the jitter of browsers. */
  | (CrowdAt & { readonly kind: 'storm' })
  /** Opens windows that send as fast as they can, and come back each time that they are cut. */
  | (CrowdAt & { readonly kind: 'flood' })
  /** Stops reading. */
  | { readonly kind: 'silence' };

export interface CrowdAnswer {
  readonly tookMs: number;
  /** Number of failed attempts. */
  readonly retries: number;
}

const PROCESS = resolve(import.meta.dirname, 'crowd-process.ts');

/** Many windows in a separate process. */
export class Crowd {
  readonly #child = fork(PROCESS, { execArgv: ['--import', 'tsx'] });
  readonly #ended = new Promise<never>((_, failed) => {
    this.#child.once('exit', () => failed(new Error('The crowd’s process ended')));
  });

  constructor() {
    // Only an order that waits for an answer needs this rejection.
    this.#ended.catch(() => undefined);
  }

  async order(order: CrowdOrder): Promise<CrowdAnswer> {
    this.#child.send(order);
    const [answer] = (await Promise.race([once(this.#child, 'message'), this.#ended])) as [
      CrowdAnswer,
    ];
    return answer;
  }

  stop(): void {
    this.#child.kill();
  }
}
