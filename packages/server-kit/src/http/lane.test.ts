import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { Lane, type LaneSize } from './lane.ts';

const SIZE: LaneSize = { atOnce: 3, atOncePerKey: 2, waiting: 6, waitingPerKey: 4 };

/** Creates an answer whose connection a test closes. */
function createReply() {
  const socket = new EventEmitter();
  const raw = new EventEmitter();
  const reply = { raw, request: { raw: { socket } } } as unknown as FastifyReply;
  return { reply, close: () => void socket.emit('close') };
}

/** Creates work that a test ends. */
function createWork(lane: Lane) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  function start(name: string, keys: readonly string[], reply = createReply().reply) {
    const done = lane.run(keys, reply, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    });
    // A test that expects a refusal checks the promise later.
    done.catch(() => {});
    return done;
  }
  return {
    begun,
    start,
    async endFirst() {
      ends.shift()?.();
      await new Promise((next) => {
        setImmediate(next);
      });
    },
  };
}

describe('a lane', () => {
  it('limits the work at once, for one key and for all', () => {
    const lane = new Lane(SIZE);
    const { begun, start } = createWork(lane);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void start(name, [name.slice(0, 1)]);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    expect([lane.running, lane.waiting]).toEqual([3, 2]);
  });

  it('counts work for each of its keys', () => {
    const { begun, start } = createWork(new Lane(SIZE));
    for (const account of ['a', 'b', 'c']) void start(account, [account, 'organization']);
    expect(begun).toEqual(['a', 'b']);
  });

  it('gives each key its turn, however much work of one key waits', async () => {
    const { begun, start, endFirst } = createWork(new Lane({ ...SIZE, atOnce: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void start(name, [name.slice(0, 1)]);
    for (let n = 0; n < 4; n += 1) await endFirst();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('refuses work beyond its limit of waiting work at once', async () => {
    const lane = new Lane(SIZE);
    const { begun, start } = createWork(lane);
    for (let n = 0; n < 6; n += 1) void start('a', ['a']);
    await expect(start('one too many', ['a'])).rejects.toMatchObject({ status: 429 });
    expect([begun.length, lane.waiting]).toEqual([2, 4]);
  });

  it('refuses the last work of the longest queue if all places are taken', async () => {
    const lane = new Lane(SIZE);
    const { start } = createWork(lane);
    const flood = ['a', 'b'].flatMap((key) => [1, 2, 3, 4, 5].map(() => start(key, [key])));
    void flood;
    expect(lane.waiting).toBe(6);
    const honest = start('honest', ['c']);
    await expect(Promise.race([...flood, honest])).rejects.toMatchObject({ status: 429 });
    expect(lane.waiting).toBe(6);
  });

  it('forgets the waiting work of a connection that closes', async () => {
    const lane = new Lane(SIZE);
    const { begun, start, endFirst } = createWork(lane);
    const { reply, close } = createReply();
    void start('a1', ['a']);
    void start('a2', ['a']);
    const gone = start('gone', ['a'], reply);
    void start('a3', ['a']);
    close();
    await expect(gone).rejects.toMatchObject({ code: 'connection-closed' });
    await endFirst();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('continues after failed work', async () => {
    const lane = new Lane({ ...SIZE, atOnce: 1 });
    const { reply } = createReply();
    await expect(lane.run(['a'], reply, () => Promise.reject(new Error('no')))).rejects.toThrow();
    await expect(lane.run(['a'], reply, async () => 'done')).resolves.toBe('done');
  });
});
