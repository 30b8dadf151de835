import { onDatabase } from 'server/testing/databases';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import type { Act } from '@standby/live-room';
import { openLink } from '../testing/guests';
import type { LiveClient } from '../testing/live-client';
import { startRoomForEach } from '../testing/live-room';

const SECOND_MS = 1_000;

// The test sets the time that the authority measures.
onDatabase((database) => {
  let nowMs: number;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    nowMs = Date.now();
  });
  const room = startRoomForEach(database);

  /** Reports the id by which a desk is on the book, as a page does. */
  const announced = (desk: LiveClient): LiveClient => {
    desk.send({ kind: 'presence', visibility: 'visible', shown: 0, callerId: desk.by });
    return desk;
  };

  async function openDesks() {
    const caller = announced(await room.windows.desk());
    await send(caller, { type: 'take-book', callerId: caller.by, name: 'Noor' });
    const person = await openLink(room.live, room.windows, 'controller');
    const other = room.windows.connect({ person });
    await other.hello('controller');
    announced(other);
    await other.until(
      () =>
        other.screens().get(caller.by)?.callerId === caller.by &&
        other.screens().get(other.by)?.callerId === other.by,
    );
    return { caller, other };
  }

  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    nowMs += ms;
  };

  const send = (desk: LiveClient, act: Act, atMs = nowMs): Promise<void> => {
    desk.sendEvents(desk.write(act, atMs));
    return desk.acknowledged();
  };

  const take = (desk: LiveClient, silentForMs?: number): Act => ({
    type: 'take-book',
    callerId: desk.by,
    name: 'Mallory',
    ...(silentForMs !== undefined && { cutOffSinceMs: nowMs - silentForMs }),
  });

  const refusals = (desk: LiveClient) => desk.of('refused').map(({ reason }) => reason);
  const onBook = ({ log }: LiveClient) => stateOf(log).calling?.caller?.name;

  describe('A7: the book of a caller who is heard', () => {
    it('is not taken by a desk that claims that the caller was silent', async () => {
      const { caller, other } = await openDesks();
      await send(other, take(other, 60 * SECOND_MS));
      expect(refusals(other)).toEqual(['not-allowed']);
      await send(caller, { type: 'flash' });
      expect(onBook(caller)).toBe('Noor');
    });

    it('is not taken by a desk that backdates its question', async () => {
      const { other } = await openDesks();
      const ask: Act = { type: 'ask-for-book', callerId: other.by, name: 'Mallory' };
      await send(other, ask, nowMs - 60 * SECOND_MS);
      await send(other, take(other));
      expect(refusals(other)).toEqual(['not-allowed']);
    });

    it('is taken if the question was not answered for ten seconds of the authority’s time', async () => {
      const { other } = await openDesks();
      const ask: Act = { type: 'ask-for-book', callerId: other.by, name: 'Mallory' };
      await send(other, ask);
      pass(10 * SECOND_MS);
      await send(other, take(other));
      expect(refusals(other)).toEqual([]);
      expect(onBook(other)).toBe('Mallory');
    });
  });

  it('A7: the book of a caller who is gone is taken after five seconds, and not before', async () => {
    const { caller, other } = await openDesks();
    caller.close();
    await other.until(() => !other.screens().has(caller.by));
    pass(4 * SECOND_MS);
    await send(other, take(other, 60 * SECOND_MS));
    expect(refusals(other)).toEqual(['not-allowed']);
    pass(2 * SECOND_MS);
    await send(other, take(other, 5 * SECOND_MS));
    expect(refusals(other)).toEqual(['not-allowed']);
    expect(onBook(other)).toBe('Mallory');
  });
});
