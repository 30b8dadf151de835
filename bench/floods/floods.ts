import { failAbove, machineLoad, publishTable } from '../report.ts';
import { quantile } from '../statistics.ts';
import { type FloodFigures, measureFloods } from './measure.ts';

/** Longest time that an act of a desk may take during a flood, in ms. */
const WORST_MS = 250;

const HEADINGS = [
  'flood',
  'answers',
  'took',
  'act, quiet: p50 / p99 / worst',
  'beside the flood',
  'ratio',
];

const ms = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
const worst = (times: readonly number[]): number => Math.max(...times);

/** Returns p50, p99 and the worst time. */
const spread = (times: readonly number[]): readonly number[] => [
  quantile(times, 0.5),
  quantile(times, 0.99),
  worst(times),
];

function row({ name, flood, quiet, duringFlood }: FloodFigures): readonly string[] {
  const answers = Object.entries(flood.answers).map(([answer, count]) => `${count} × ${answer}`);
  const [calm, flooded] = [spread(quiet), spread(duringFlood)];
  const ratios = flooded.map((value, place) => `${(value / (calm[place] ?? 0)).toFixed(1)}x`);
  return [
    name,
    answers.join(', '),
    `${(flood.tookMs / 1000).toFixed(1)} s`,
    `${calm.map(ms).join(' / ')} ms`,
    `${flooded.map(ms).join(' / ')} ms`,
    ratios.join(' / '),
  ];
}

/** Returns a table in Markdown of the times of a desk's acts during each flood and before it. */
export function floodTable(figures: readonly FloodFigures[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = HEADINGS.map((_, place) => (place < 2 ? '---' : '---:'));
  return [HEADINGS, rule, ...figures.map(row)].map(line).join('\n');
}

/** Measures how floods affect a desk. The process fails if an act takes too long. */
export async function benchFloods(): Promise<void> {
  const load = machineLoad();
  const figures = await measureFloods();
  await publishTable({ page: 'floods.md', table: floodTable(figures), load });
  failAbove(
    figures.filter(({ duringFlood }) => worst(duringFlood) > WORST_MS).map(({ name }) => name),
  );
}
