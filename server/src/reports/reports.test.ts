import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_COUNTS, REPORTS_FILE } from '@standby/hosting/release-reports';
import { servedApp } from '../pages/served-app.ts';
import { onDatabase } from '../../testing/databases.ts';
import { ORIGIN, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ReportCollector } from './report-collector.ts';

const CANARY = '1.1.0-bbbbbbbb';
const CURRENT = '1.0.0-aaaaaaaa';

const place = { package: 'mfe-tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' };
const release = (id: string) => ({
  ...place,
  entry: `/remotes/tickets/${id}/remoteEntry.js`,
  version: id.slice(0, 5),
  shellContract: '1.0.0',
  preloads: {},
});
const REGISTRY = {
  shell: '0.1.0-cccccccc',
  policy: { overrideOrigins: [], remoteOrigins: {} },
  remotes: {
    tickets: { ...release(CURRENT), canary: { ...release(CANARY), share: 0.1, abortAbove: 0.02 } },
  },
};

const LOAD = {
  'event.name': 'standby.remote.load',
  'service.name': 'mfe-tickets',
  'standby.remote': 'tickets',
  'standby.release': CANARY,
  'url.template': '/tickets',
};
const VITALS = {
  measured: 1,
  longTasks: 100,
  vitals: { lcp: { good: 1 }, inp: { poor: 1 } },
};
const ERROR = { ...LOAD, 'event.name': 'exception', 'exception.message': 'the set fell over' };

onDatabase((database) => {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-reports-'));
  const printed: string[] = [];
  let server: TestServer;
  let collector: ReportCollector;

  beforeAll(async () => {
    mkdirSync(resolve(folder, 'site'));
    writeFileSync(resolve(folder, 'site/remotes.json'), JSON.stringify(REGISTRY));
    writeFileSync(resolve(folder, 'site/app.html'), '<html><head></head><body></body></html>');
    const { pages, reports } = await servedApp(
      { releases: folder },
      (text) => printed.push(text),
      {},
    );
    if (!reports) throw new Error('the release log keeps no reports');
    ({ collector } = reports);
    server = await startTestServer(database(), { pages, reports });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const report = (payload: object, headers: Record<string, string> = { origin: ORIGIN }) =>
    server.app.inject({
      method: 'POST',
      url: '/reports',
      payload,
      headers: { host: 'localhost:4170', ...headers },
    });
  async function canary(): Promise<unknown> {
    const { body } = await server.app.inject({
      url: '/remotes.json',
      headers: { host: 'localhost:4170' },
    });
    return (JSON.parse(body) as typeof REGISTRY).remotes.tickets.canary;
  }

  it('writes the path for reports into its pages', async () => {
    const headers = { host: 'localhost:4170', accept: 'text/html' };
    const { body } = await server.app.inject({ url: '/tickets', headers });
    expect(body).toContain('<meta name="standby:reports" content="/reports">');
  });

  it('accepts reports from its own origin about deployed releases', async () => {
    expect((await report(ERROR, {})).statusCode).toBe(403);
    expect((await report(ERROR, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await report({ ...ERROR, who: 'Mira' })).statusCode).toBe(400);
    expect((await report({ ...ERROR, 'exception.message': 'x'.repeat(9000) })).statusCode).toBe(
      413,
    );
    expect((await report({ ...ERROR, 'standby.release': 'other' })).statusCode).toBe(204);
    expect((await report({ ...ERROR, 'standby.remote': '__proto__' })).statusCode).toBe(204);
    expect(collector.countsOf('tickets', CANARY)).toBeUndefined();
  });

  it('counts how pages felt by rating, and takes no other measurement', async () => {
    const felt = {
      ...LOAD,
      'event.name': 'standby.page.vitals',
      'web_vital.lcp': 'good',
      'web_vital.inp': 'poor',
      'standby.long_tasks': '999',
    };
    expect((await report(felt)).statusCode).toBe(204);
    expect((await report({ ...felt, 'web_vital.cls': '0.1' })).statusCode).toBe(400);
    expect((await report({ ...felt, 'standby.long_tasks': '-1' })).statusCode).toBe(400);
    expect(collector.countsOf('tickets', CANARY)).toMatchObject(VITALS);
  });

  it('logs an error by the names of OpenTelemetry, and ends a canary by its error rate, with a notice', async () => {
    for (let page = 0; page < 60; page += 1) await report(LOAD);
    await report(ERROR);
    expect(await canary()).toMatchObject({ version: '1.1.0' });
    expect(server.log).toContainEqual(expect.objectContaining({ report: ERROR }));

    await report(ERROR);
    expect(await canary()).toBeUndefined();
    expect(printed).toEqual([
      `The canary of tickets 1.1.0 (${CANARY}) has ended: 3.3 % of its 60 pages failed, more than 2 %. Its browsers get the release of all others.`,
    ]);
  });

  it('shares the counts with the release commands and the other processes of the server', async () => {
    const other = new ReportCollector(folder);
    other.count('tickets', CANARY, { loads: 1 });
    await other.exchange();
    await collector.exchange();
    await other.exchange();
    const sum = { ...NO_COUNTS, ...VITALS, loads: 61, errors: 2 };
    expect(other.countsOf('tickets', CANARY)).toEqual(sum);
    expect(JSON.parse(readFileSync(resolve(folder, REPORTS_FILE), 'utf8'))).toEqual({
      tickets: { [CANARY]: sum },
    });
    // A restarted process continues from the counts of all processes.
    const next = new ReportCollector(folder);
    await next.exchange();
    expect(next.isEnded('tickets', CANARY, 0.02)).toBe(true);
  });
});
