import type { Browser } from '@playwright/test';
import { failAbove, machineLoad, publishTable } from '../../../platform/bench/report.ts';
import { quantile } from '../../../platform/bench/statistics.ts';
import { type FloodFigures, measureFloods } from './measure.ts';

/** The longest that an act of a desk may take beside a flood, in ms. */
const WORST_MS = 1_000;

const HEADINGS = [
  'flood',
  'answers',
  'took',
  'act: median, quiet',
  'beside it',
  '',
  'longest, quiet',
  'beside it',
  '',
];

const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const ratio = (value: number, other: number): string => `${(value / other).toFixed(1)}x`;
const worst = (times: readonly number[]): number => Math.max(...times);

function row({ name, flood, quiet, beside }: FloodFigures): readonly string[] {
  const answers = Object.entries(flood.answers).map(([answer, count]) => `${count} × ${answer}`);
  const [calm, median] = [quantile(quiet, 0.5), quantile(beside, 0.5)];
  return [
    name,
    answers.join(', '),
    `${(flood.tookMs / 1000).toFixed(1)} s`,
    ms(calm),
    ms(median),
    ratio(median, calm),
    ms(worst(quiet)),
    ms(worst(beside)),
    ratio(worst(beside), worst(quiet)),
  ];
}

/** Returns a table in Markdown: how long a desk's acts take beside each flood, and before it. */
export function floodTable(figures: readonly FloodFigures[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = HEADINGS.map((_, place) => (place < 2 ? '---' : '---:'));
  return [HEADINGS, rule, ...figures.map(row)].map(line).join('\n');
}

/** What a desk notices of floods. The process fails where an act takes longer than a second. */
export async function benchFloods(browser: Browser): Promise<void> {
  const load = machineLoad();
  const figures = await measureFloods();
  await publishTable(browser, { page: 'floods.md', table: floodTable(figures), load });
  failAbove(figures.filter(({ beside }) => worst(beside) > WORST_MS).map(({ name }) => name));
}
