import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '@standby/hosting/root';

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** @throws {Error} if the document lacks the markers */
function putBetweenMarkers(document: string, content: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start === -1 || end < start) throw new Error(`there is no ${START} … ${END} to write to`);
  return `${document.slice(0, start + START.length)}\n\n${content}\n\n${document.slice(end)}`;
}

/**
 * Returns the machine's one-minute load average. Read it before a benchmark, which is a load
 * itself.
 */
export const machineLoad = (): number => loadavg()[0] ?? 0;

interface PublishedTable {
  /** Page in `docs/bench`. */
  readonly page: string;
  readonly table: string;
  /** Load of the machine before the benchmark. */
  readonly load: number;
  /** Browser that was measured, if one was. */
  readonly browser?: Browser;
}

/** Prints a benchmark's table, and writes it with a description of the machine to its page. */
export async function publishTable({ page, table, load, browser }: PublishedTable): Promise<void> {
  console.log(table);
  const chromium = browser ? `, Chromium ${browser.version()}` : '';
  const machine = `${cpus().length} cores, Node ${process.versions.node}${chromium}`;
  const text = `Measured on ${machine}. Load of the machine before: ${load.toFixed(1)}.\n\n${table}`;
  const file = resolve(ROOT, 'docs/bench', page);
  await writeFile(file, putBetweenMarkers(await readFile(file, 'utf8'), text));
}

/** Fails the process if figures exceed their limits. */
export function failAbove(exceeded: readonly string[]): void {
  if (exceeded.length === 0) return;
  console.log(`Above the budget: ${exceeded.join('; ')}`);
  process.exitCode = 1;
}
