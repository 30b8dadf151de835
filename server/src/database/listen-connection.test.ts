import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { ListenConnection } from '@standby/server-kit/database/listen-connection';
import { MeasuredClock } from '@standby/server-kit/database/measured-clock';
import { SilentProxy } from '../../testing/silent-proxy.ts';

const CHANNEL = 'listen_test';

describe('the connection that listens', () => {
  let proxy: SilentProxy;
  let notifier: Client;
  let listening: ListenConnection;
  const heard: string[] = [];
  const errors: unknown[] = [];
  let reconnects = 0;
  let clock: MeasuredClock;

  beforeEach(async () => {
    clock = new MeasuredClock();
    const postgresUrl = inject('postgresUrl');
    proxy = await SilentProxy.open(postgresUrl);
    notifier = new Client({ connectionString: postgresUrl });
    await notifier.connect();
    listening = new ListenConnection({
      config: { connectionString: proxy.url },
      channel: CHANNEL,
      onNotification: (payload) => void heard.push(payload),
      onReconnect: () => (reconnects += 1),
      onTime: (answer) => clock.add(answer),
      onError: (error) => void errors.push(error),
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await listening.close();
    await notifier.end();
    proxy.close();
  });

  it('knows the time of the database from the moment when it is open', async () => {
    await listening.open();
    const beforeMs = clock.now();
    const { rows } = await notifier.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    );
    const databaseMs = rows[0]?.ms ?? Number.NaN;
    expect(databaseMs).toBeGreaterThanOrEqual(beforeMs - clock.errorMs());
    expect(databaseMs).toBeLessThanOrEqual(clock.now() + clock.errorMs());
  });

  it('asks for the time until an answer is quick, because a busy machine answers late at first', async () => {
    vi.useFakeTimers({ toFake: ['hrtime'] });
    let slowAnswers = 16;
    proxy.onAnswer = () => {
      slowAnswers -= 1;
      if (slowAnswers > 0) vi.advanceTimersByTime(15);
    };
    await listening.open();
    expect(slowAnswers).toBeLessThanOrEqual(0);
    expect(clock.errorMs()).toBeLessThan(1);
  });

  it('is replaced within seconds if its other side vanishes, and reports that notifications may be missing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await listening.open();
    proxy.fallSilent();
    await vi.advanceTimersByTimeAsync(6_000);
    // The rest of the time passes, because the connection reopens half a second after its end.
    await vi.waitFor(() => expect(reconnects).toBe(1), { timeout: 30_000 });
    vi.useRealTimers();
    await notifier.query(`select pg_notify('${CHANNEL}', 'again')`);
    await vi.waitFor(() => expect(heard).toEqual(['again']));
    expect(String(errors[0])).toContain('does not answer');
  });
});
