import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Connections from './connection';

const NOW = new Date('2026-05-17T19:00:00.000Z');

let connection: typeof Connections;

/** Sends a request whose answer has this `Date` header. */
async function ask(date: string | undefined): Promise<void> {
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(
    new Response(null, { headers: date === undefined ? {} : { date } }),
  );
  await connection.openConnection().send('/api/v1/session');
}

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.resetModules();
  connection = await import('./connection');
  return () => vi.useRealTimers();
});

describe('the time by the server’s clock', () => {
  it.each([
    ['ahead', '2026-05-17T19:10:00.000Z'],
    ['behind', '2026-05-17T18:50:00.000Z'],
  ])('is known where it is ten minutes %s', async (_, at) => {
    await ask(new Date(at).toUTCString());
    expect(Math.abs(connection.serverNow().getTime() - Date.parse(at))).toBeLessThanOrEqual(1000);
    vi.advanceTimersByTime(60_000);
    expect(
      Math.abs(connection.serverNow().getTime() - Date.parse(at) - 60_000),
    ).toBeLessThanOrEqual(1000);
  });

  it('is this machine’s if both agree within the header’s seconds, or if an answer has no time', async () => {
    vi.setSystemTime(NOW.getTime() + 900);
    for (const date of [NOW.toUTCString(), 'soon', undefined]) {
      await ask(date);
      expect(connection.serverNow()).toEqual(new Date());
    }
  });

  it('follows this machine’s clock when that is set right', async () => {
    await ask('Sun, 17 May 2026 19:10:00 GMT');
    vi.setSystemTime('2026-05-17T19:10:00.000Z');
    await ask('Sun, 17 May 2026 19:10:00 GMT');
    expect(Math.abs(connection.serverNow().getTime() - Date.now())).toBeLessThanOrEqual(1000);
  });
});
