import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { onDatabase } from '../testing/databases.ts';
import { readMetrics, startTestServer } from '../testing/test-server.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const dashboard = JSON.parse(read('dashboard.json')) as {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
};

const alerts = parse(read('alerts.yml')) as {
  readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[];
};

const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets),
  ...alerts.groups.flatMap(({ rules }) => rules),
].map(({ expr }) => expr);

/** Metrics that Prometheus itself creates for each scrape. */
const OF_PROMETHEUS = new Set(['up']);

/** Returns the names of the metrics in a PromQL expression, which stand before a selector. */
const namesIn = (expression: string): string[] =>
  [...expression.matchAll(/([a-z_][\w:]*)\{/gu)].map(([, name = '']) => name);

onDatabase((database) => {
  it('the server has every metric of the dashboard and of the alerts', async () => {
    const server = await startTestServer(database());
    const text = await readMetrics(server);
    const known = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gmu)].map(([, name]) => name));
    const seriesOf = (name: string): string => name.replace(/_(?:bucket|count|sum)$/u, '');
    const named = expressions.flatMap(namesIn).filter((name) => !OF_PROMETHEUS.has(name));
    expect(named.length).toBeGreaterThanOrEqual(expressions.length - 1);
    expect(named.filter((name) => !known.has(name) && !known.has(seriesOf(name)))).toEqual([]);
    await server.close();
  });
});
