import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';

export interface FloodRequest {
  readonly method: 'GET' | 'POST';
  /** Each `*` in a path, cookie or body becomes a random letter, a new one for each request. */
  readonly path: string;
  readonly cookie?: string;
  readonly body?: object;
}

/** Requests that are sent as fast as they are answered. */
export interface RequestFlood {
  readonly kind: 'requests';
  readonly origin: string;
  readonly requests: readonly FloodRequest[];
  readonly count: number;
  /** Connections, each of which has one request under way. */
  readonly atOnce: number;
  /** Networks that the requests seem to come from. */
  readonly networks: number;
}

/** Requests that do not wait for answers: each connection sends its share at once. */
export interface PipelinedFlood extends Omit<RequestFlood, 'kind' | 'atOnce'> {
  readonly kind: 'pipelined';
  readonly connections: number;
}

/** Acts of a kind that no release knows, by a controller of the room. */
export interface ActFlood {
  readonly kind: 'acts';
  readonly origin: string;
  /** Address of the room's socket. */
  readonly address: string;
  readonly cookie: string;
  readonly count: number;
  /** Characters of each act. */
  readonly length: number;
}

export type FloodOrder = RequestFlood | PipelinedFlood | ActFlood;

export interface FloodAnswer {
  readonly tookMs: number;
  /** How often each status, refusal or closed connection was the answer. */
  readonly answers: Readonly<Record<string, number>>;
}

/** A flood that is not over by then stops. */
export const FLOOD_MAX_MS = 15_000;

const PROCESS = resolve(import.meta.dirname, 'flood-process.ts');

/**
 * Sends a flood from a process of its own with a lower priority. Attackers have machines of their own: on this one, the
 * flood gets little of the processor while the server wants it.
 */
export async function flood(order: FloodOrder): Promise<FloodAnswer> {
  const child = fork(PROCESS, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The flood’s process ended before it answered');
  });
  try {
    await Promise.race([once(child, 'message'), ended]);
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.send(order);
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [FloodAnswer];
    return answer;
  } finally {
    // Its end is what comes next.
    ended.catch(() => undefined);
    child.kill();
  }
}
