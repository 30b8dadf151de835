import type { Browser } from '@playwright/test';
import { measureOnBoth } from 'server/bench/both-databases';
import { failAbove, machineLoad, publishTable } from '../../../platform/bench/report.ts';
import { runTasks } from '../../../platform/build/build.ts';
import type { Quantiles } from './acts.ts';
import { type CallFigures, LIGHTS, measureCalls } from './calls.ts';

/** From GO to the frame of a light. */
const ASKED_FRAME_P95_MS = 50;

const times = ({ p50, p95, p99 }: Quantiles): string =>
  [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');

const rowsOf = (name: string, { stored, atLast, frame, echo }: CallFigures): string[] => [
  `| ${name}: GO, ${LIGHTS} lights | ${times(stored)} | ${times(atLast)} | ${times(frame)} |`,
  `| bare echo in the same run, ${LIGHTS} sockets | - | ${times(echo.atLast)} | ${times(echo.frame)} |`,
];

/**
 * How long a GO takes from the caller's desk to the light's painted frame, stored before. The process fails where that
 * exceeds its limit.
 */
export async function benchCalling(browser: Browser): Promise<void> {
  runTasks(['build', 'prerender']);
  const load = machineLoad();
  const { postgres, embedded } = await measureOnBoth((cluster) => measureCalls(browser, cluster));
  const measured = { ...(postgres ? { Postgres: postgres } : {}), PGlite: embedded };
  const rows = Object.entries(measured).flatMap(([name, figures]) => rowsOf(name, figures));
  const table = [
    '| p50 / p95 / p99, ms | stored | at the last light | painted |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  await publishTable(browser, { page: 'calling.md', table, load });
  failAbove(
    Object.entries(measured).flatMap(([name, { frame }]) =>
      frame.p95 <= ASKED_FRAME_P95_MS
        ? []
        : [`${name}: frame of a light ${frame.p95.toFixed(1)} ms, asked ${ASKED_FRAME_P95_MS}`],
    ),
  );
}
