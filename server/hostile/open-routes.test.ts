import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ReportCollector } from '../src/reports/report-collector.ts';
import { onDatabase } from '../testing/databases.ts';
import { ORIGIN, startTestServer, type TestServer } from '../testing/test-server.ts';

const TOKEN = 'a-token-of-32-characters-or-more';
const NONCE = 'n'.repeat(16);
const FLOOD = 500;
const PATH_MAX = 256;
const COUNTED_OF_NETWORK = 100;
const LOGGED = 30;

/** Tests of routes without their own limit, since a flood of requests costs them almost nothing. */
onDatabase((database) => {
  const collector = new ReportCollector(tmpdir());
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database(), {
      environment: { FOLLOW_TOKEN: TOKEN, LOG_LEVEL: 'info' },
      reports: { collector, isListed: () => true },
    });
  });
  afterAll(() => server.close());

  const inject = (url: string, remoteAddress = '203.0.113.7') =>
    server.app.inject({ url, headers: { host: 'localhost:4170' }, remoteAddress });

  function countQueries(meant: RegExp): () => number {
    const query = vi.spyOn(Client.prototype, 'query');
    return () => {
      const texts = (query.mock.calls as unknown[][]).map(([first]) =>
        typeof first === 'string' ? first : (first as { readonly text: string }).text,
      );
      query.mockRestore();
      return texts.filter((text) => meant.test(text)).length;
    };
  }

  it('a flood of requests for the generation or for readiness shares a few queries', async () => {
    const count = countQueries(/server_setting|'ready'/u);
    const asked = Array.from({ length: FLOOD }, (_, n) =>
      inject(n % 2 === 0 ? `/api/v1/standby-server/generation?nonce=${NONCE}` : '/ready'),
    );
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const queries = count();
    expect(queries).toBeGreaterThanOrEqual(2);
    expect(queries).toBeLessThanOrEqual(4);
  });

  it('a path of 15 kB leaves a short line in the log', async () => {
    await inject(`/api/v1/${'x'.repeat(15_000)}`);
    const lines = server.log
      .map((line) => JSON.stringify(line))
      .filter((line) => /x{50}/u.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.length).toBeLessThan(PATH_MAX + 300);
  });

  it('forged errors of a stranger do not fill the log, and count little', async () => {
    const report = {
      'event.name': 'exception',
      'service.name': 'mfe-live',
      'standby.remote': 'live',
      'standby.release': '1.0.0-aaaaaaaa',
      'url.template': '/live',
      'exception.stacktrace': 'x'.repeat(4_000),
    };
    for (let n = 0; n < FLOOD; n += 1) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: '/reports',
        payload: report,
        headers: { host: 'localhost:4170', origin: ORIGIN },
        remoteAddress: '203.0.113.7',
      });
      expect(statusCode).toBe(204);
    }
    const { errors } = collector.countsOf('live', '1.0.0-aaaaaaaa') ?? {};
    // Points that were refilled in the meantime count too.
    expect(errors).toBeLessThan(COUNTED_OF_NETWORK + 60);
    const lines = server.log.filter((line) => 'report' in line);
    expect(lines.length).toBeLessThan(LOGGED + 20);
  });
});
