import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { Lane, type LaneSize } from './lane.ts';

const SIZE: LaneSize = { atOnce: 3, atOncePerKey: 2, waiting: 6, waitingPerKey: 4 };

/** An answer whose connection a test closes. */
function createReply() {
  const socket = new EventEmitter();
  const raw = new EventEmitter();
  const reply = { raw, request: { raw: { socket } } } as unknown as FastifyReply;
  return { reply, close: () => void socket.emit('close') };
}

/** Work whose end a test decides. */
function createWork(lane: Lane) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  function start(name: string, keys: readonly string[], reply = createReply().reply) {
    const done = lane.run(keys, reply, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    });
    // A test that expects a refusal looks at it later.
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
  it('runs so much at once, of one key and of all', () => {
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

  it('lets keys have their turns, however much one of them has waiting', async () => {
    const { begun, start, endFirst } = createWork(new Lane({ ...SIZE, atOnce: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void start(name, [name.slice(0, 1)]);
    for (let n = 0; n < 4; n += 1) await endFirst();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('refuses at once what would wait beyond its limit', async () => {
    const lane = new Lane(SIZE);
    const { begun, start } = createWork(lane);
    for (let n = 0; n < 6; n += 1) void start('a', ['a']);
    await expect(start('one too many', ['a'])).rejects.toMatchObject({ status: 429 });
    expect([begun.length, lane.waiting]).toEqual([2, 4]);
  });

  it('refuses the last of the longest queue where all is full', async () => {
    const lane = new Lane(SIZE);
    const { start } = createWork(lane);
    const flood = ['a', 'b'].flatMap((key) => [1, 2, 3, 4, 5].map(() => start(key, [key])));
    void flood;
    expect(lane.waiting).toBe(6);
    const honest = start('honest', ['c']);
    await expect(Promise.race([...flood, honest])).rejects.toMatchObject({ status: 429 });
    expect(lane.waiting).toBe(6);
  });

  it('forgets what waits for a connection that closes', async () => {
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

  it('goes on after work that failed', async () => {
    const lane = new Lane({ ...SIZE, atOnce: 1 });
    const { reply } = createReply();
    await expect(lane.run(['a'], reply, () => Promise.reject(new Error('no')))).rejects.toThrow();
    await expect(lane.run(['a'], reply, async () => 'done')).resolves.toBe('done');
  });
});
