import type { Browser } from '@playwright/test';
import { failAbove, machineLoad, publishTable } from '../report.ts';
import { runTasks } from '../../platform/build/build.ts';
import { quantilesText } from '../statistics.ts';
import { measureLive, type LiveFigures } from './measure.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** Limits of the figures. */
const LIMITS = {
  atViewerP95Ms: 10,
  frameP95Ms: 50,
  wakeMs: 50,
  clocksApartMs: 50,
  idleBytesPerSecond: 50,
  allBytes: 500 * MEGABYTE,
};

function rowsOf(figures: LiveFigures): string[] {
  const { acts, wakeMs, clocks, idleBytesPerSecond, bytes } = figures;
  return [
    ...acts.map(
      ({ viewers, stored, atViewer, atLast, frame, processorMs }) =>
        `| act, ${viewers} ${viewers === 1 ? 'viewer' : 'viewers'} | stored ${quantilesText(stored)} · at the viewers ${quantilesText(atViewer)} · at the last one ${quantilesText(atLast)} · its frame ${quantilesText(frame)} · the server's processor ${processorMs.toFixed(1)} ms |`,
    ),
    `| a room wakes, 1,400 events | ${wakeMs.toFixed(0)} ms |`,
    ...clocks.map(
      ({ network, error, apart, stated }) =>
        `| clocks on ${network} | from the server's ${error.p95.toFixed(1)}, at most ${error.max.toFixed(1)} · from each other ${apart.p95.toFixed(1)}, at most ${apart.max.toFixed(1)} · stated ${stated.p95.toFixed(1)} ms (p95) |`,
    ),
    `| idle viewer of a running timer | ${idleBytesPerSecond.toFixed(0)} bytes a second |`,
    `| 1,000 rooms of 5 windows | ${(bytes.all / MEGABYTE).toFixed(0)} MB, at rest ${(bytes.rest / MEGABYTE).toFixed(0)} MB · ${(bytes.perSocket / KILOBYTE).toFixed(0)} kB a connection · ${(bytes.perRoom / KILOBYTE).toFixed(0)} kB a room |`,
  ];
}

function exceeded({ acts, wakeMs, clocks, idleBytesPerSecond, bytes }: LiveFigures): string[] {
  const figures: readonly [string, number, number][] = [
    ...acts.flatMap(({ viewers, atViewer, frame }): [string, number, number][] => [
      [`at ${viewers} viewers (p95, ms)`, atViewer.p95, LIMITS.atViewerP95Ms],
      [`frame beside ${viewers} viewers (p95, ms)`, frame.p95, LIMITS.frameP95Ms],
    ]),
    ['wake (ms)', wakeMs, LIMITS.wakeMs],
    ...clocks.map(({ network, apart }): [string, number, number] => [
      `clocks on ${network}, from each other (ms)`,
      apart.max,
      LIMITS.clocksApartMs,
    ]),
    ['idle viewer (bytes a second)', idleBytesPerSecond, LIMITS.idleBytesPerSecond],
    ['5,000 connections (bytes)', bytes.all, LIMITS.allBytes],
  ];
  return figures
    .filter(([, measured, asked]) => !(measured <= asked))
    .map(([what, measured, asked]) => `${what} ${measured.toFixed(1)}, asked ${asked}`);
}

/**
 * Measures a live room: an act from the desk to the storage and to the viewers, an idle viewer,
 * memory. The process fails if a figure exceeds its limit.
 */
export async function benchLive(browser: Browser): Promise<void> {
  runTasks(['build', 'prerender']);
  const load = machineLoad();
  const measured = await measureLive(browser);
  const table = ['| what | p50 / p95 / p99 |', '| --- | --- |', ...rowsOf(measured)].join('\n');
  await publishTable({ browser, page: 'live.md', table, load });
  failAbove(exceeded(measured));
}
