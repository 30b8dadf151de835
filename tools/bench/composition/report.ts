import { budgetOf, isWithin, TIME_SLACK, type Budget } from '../budgets.ts';
import { figureIds, figures, type FigureId, type Measured, type Unit } from './figures.ts';

const HEADINGS = ['', 'composed', 'plugin', 'single build', 'ratio', 'budget', 'ok?'] as const;

function format(value: number, unit: Unit): string {
  switch (unit) {
    case 'count':
      return String(value);
    case 'bytes':
      return value >= 1_000_000
        ? `${(value / 1_000_000).toFixed(2)} MB`
        : `${(value / 1000).toFixed(1)} kB`;
    case 'ms':
      return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
    case 'shift':
      return value.toFixed(3);
  }
}

function budgetText({ limit: { kind, limit }, isTime }: Budget, unit: Unit): string {
  const words = {
    ratio: `≤ ${limit.toFixed(2)}x`,
    plus: `≤ single build + ${limit}`,
    absolute: limit === 0 ? '0' : `≤ ${format(limit, unit)}`,
  }[kind];
  return isTime ? `${words} + ${100 * TIME_SLACK} %` : words;
}

/** The cells of the table, a row for each figure that was measured. */
export function tableRows(measured: Measured): string[][] {
  return figureIds.flatMap((id) => {
    const compared = measured[id];
    if (!compared) return [];
    const { composed, plugin, singleBuild } = compared;
    const { label, unit } = figures[id];
    const budget = budgetOf(id);
    return [
      [
        label,
        format(composed, unit),
        plugin === undefined ? '' : format(plugin, unit),
        singleBuild === undefined ? '' : format(singleBuild, unit),
        singleBuild ? `${(composed / singleBuild).toFixed(2)}x` : '',
        budget ? budgetText(budget, unit) : '',
        budget ? (isWithin(budget, compared) ? 'yes' : 'NO') : '',
      ],
    ];
  });
}

export function markdownTable(measured: Measured): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = ['---', ...HEADINGS.slice(1).map(() => '---:')];
  return [line(HEADINGS), line(rule), ...tableRows(measured).map(line)].join('\n');
}

/** Figures above their budget, by their names in the table. */
export function exceeded(measured: Measured): string[] {
  const isExceeded = (id: FigureId): boolean => {
    const [budget, compared] = [budgetOf(id), measured[id]];
    return budget !== undefined && compared !== undefined && !isWithin(budget, compared);
  };
  return figureIds.filter(isExceeded).map((id) => figures[id].label);
}
