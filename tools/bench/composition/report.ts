import { budgetOf, isWithin, TIME_SLACK, type Budget } from '../budgets.ts';
import { figureIds, figures, type FigureId, type Measured, type Unit } from './figures.ts';

const HEADINGS = ['', 'composed', 'one app', 'ratio', 'budget', 'ok?'] as const;

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
    plus: `≤ one app + ${limit}`,
    absolute: limit === 0 ? '0' : `≤ ${format(limit, unit)}`,
  }[kind];
  return isTime ? `${words} + ${100 * TIME_SLACK} %` : words;
}

/** The cells of the table, a row for each figure that was measured. */
export function tableRows(measured: Measured): string[][] {
  return figureIds.flatMap((id) => {
    const pair = measured[id];
    if (!pair) return [];
    const { composed, oneApp } = pair;
    const { label, unit } = figures[id];
    const budget = budgetOf(id);
    return [
      [
        label,
        format(composed, unit),
        oneApp === undefined ? '' : format(oneApp, unit),
        oneApp ? `${(composed / oneApp).toFixed(2)}x` : '',
        budget ? budgetText(budget, unit) : '',
        budget ? (isWithin(budget, pair) ? 'yes' : 'NO') : '',
      ],
    ];
  });
}

/** For a terminal: names to the left, figures to the right. */
export function plainTable(measured: Measured): string {
  const rows = [[...HEADINGS], ...tableRows(measured)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(measured: Measured): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = ['---', ...HEADINGS.slice(1).map(() => '---:')];
  return [line(HEADINGS), line(rule), ...tableRows(measured).map(line)].join('\n');
}

/** Figures above their budget, by their names in the table. */
export function exceeded(measured: Measured): string[] {
  const isExceeded = (id: FigureId): boolean => {
    const [budget, pair] = [budgetOf(id), measured[id]];
    return budget !== undefined && pair !== undefined && !isWithin(budget, pair);
  };
  return figureIds.filter(isExceeded).map((id) => figures[id].label);
}

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** @throws {Error} where the document has no place for it */
export function putBetweenMarkers(document: string, content: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start === -1 || end < start) throw new Error(`there is no ${START} … ${END} to write to`);
  return `${document.slice(0, start + START.length)}\n\n${content}\n\n${document.slice(end)}`;
}
