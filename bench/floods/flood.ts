import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';

export interface FloodRequest {
  readonly method: 'GET' | 'POST';
  /**
   * Path of the request. Each `*` in a path, cookie or body becomes a random letter, a new one for
   * each request.
   */
  readonly path: string;
  readonly cookie?: string;
  readonly body?: object;
}

/** Requests that each connection sends as soon as the previous one is answered. */
export interface RequestFlood {
  readonly kind: 'requests';
  readonly origin: string;
  readonly requests: readonly FloodRequest[];
  readonly count: number;
  /** Connections, each with one pending request. */
  readonly atOnce: number;
  /** Number of networks that the requests seem to come from. */
  readonly networks: number;
}

/** Requests that do not wait for answers: each connection sends its share at once. */
export interface PipelinedFlood extends Omit<RequestFlood, 'kind' | 'atOnce'> {
  readonly kind: 'pipelined';
  readonly connections: number;
}

/** Acts of an unknown kind by a controller of the room. */
export interface ActFlood {
  readonly kind: 'acts';
  readonly origin: string;
  /** Address of the room's socket. */
  readonly address: string;
  readonly cookie: string;
  readonly count: number;
  /** Length of each act in characters. */
  readonly length: number;
}

export type FloodOrder = RequestFlood | PipelinedFlood | ActFlood;

export interface FloodAnswer {
  readonly tookMs: number;
  /** Number of times for each status, refusal or closed connection. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Milliseconds after which a flood is stopped. */
export const FLOOD_MAX_MS = 15_000;

const PROCESS = resolve(import.meta.dirname, 'flood-process.ts');

/**
 * Sends a flood from a separate process with a lower priority. Real attackers have their own
 * machines, so the flood gets little of this one's processor while the server needs it.
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
    // The exit that follows is expected.
    ended.catch(() => undefined);
    child.kill();
  }
}
