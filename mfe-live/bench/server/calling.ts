import type { Browser } from '@playwright/test';
import { failAbove, machineLoad, publishTable } from '../../../platform/bench/report.ts';
import { runTasks } from '../../../platform/build/build.ts';
import type { Quantiles } from './acts.ts';
import { type CallFigures, LIGHTS, measureCalls } from './calls.ts';

/** Limit in ms from GO to the frame of a light. */
const ASKED_FRAME_P95_MS = 50;

const times = ({ p50, p95, p99 }: Quantiles): string =>
  [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');

const rowsOf = ({ stored, atLast, frame, echo }: CallFigures): string[] => [
  `| GO, ${LIGHTS} lights | ${times(stored)} | ${times(atLast)} | ${times(frame)} |`,
  `| bare echo in the same run, ${LIGHTS} sockets | - | ${times(echo.atLast)} | ${times(echo.frame)} |`,
];

/**
 * Measures the time of a GO from the caller's desk through the storage to the light's painted
 * frame. The process fails if a figure exceeds its limit.
 */
export async function benchCalling(browser: Browser): Promise<void> {
  runTasks(['build', 'prerender']);
  const load = machineLoad();
  const measured = await measureCalls(browser);
  const table = [
    '| p50 / p95 / p99, ms | stored | at the last light | painted |',
    '| --- | --- | --- | --- |',
    ...rowsOf(measured),
  ].join('\n');
  await publishTable(browser, { page: 'calling.md', table, load });
  const { p95 } = measured.frame;
  failAbove(
    p95 <= ASKED_FRAME_P95_MS
      ? []
      : [`frame of a light ${p95.toFixed(1)} ms, asked ${ASKED_FRAME_P95_MS}`],
  );
}
