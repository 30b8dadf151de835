import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Requests of strangers, or of somebody with a session, as fast as they can be sent. */
export interface RequestFlood {
  readonly kind: 'requests';
  readonly origin: string;
  /** Made up anew for each request, each from an address of its own; `*` in them is replaced by random letters. */
  readonly requests: readonly FloodRequest[];
  readonly count: number;
  /** How many are under way at any moment. */
  readonly atOnce: number;
  /** From how many addresses they come. */
  readonly addresses: number;
}

export interface FloodRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: object;
}

/** Acts of a kind that no release knows, in a room. */
export interface ActFlood {
  readonly kind: 'acts';
  readonly origin: string;
  readonly address: string;
  readonly cookie: string;
  readonly count: number;
  readonly length: number;
}

export type FloodOrder = RequestFlood | ActFlood;

export interface FloodAnswer {
  readonly tookMs: number;
  /** How many got each status, or each refusal. */
  readonly answers: Readonly<Record<string, number>>;
}

const PROCESS = resolve(import.meta.dirname, 'flood-process.ts');

/** Sends a flood from a process of its own, so that what it takes is not taken from who measures. */
export async function flood(order: FloodOrder): Promise<FloodAnswer> {
  const child = fork(PROCESS, { execArgv: ['--import', 'tsx'] });
  try {
    await once(child, 'message');
    child.send(order);
    const [answer] = (await once(child, 'message')) as [FloodAnswer];
    return answer;
  } finally {
    child.kill();
  }
}
