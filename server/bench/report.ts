import { keysOf } from '@standby/contracts';
import type { Figure, Unit } from './figures.ts';

/** Definitions of figures by id, in the order of the table. */
export type FigureTable<Id extends string> = Readonly<Record<Id, Figure>>;

type Measured<Id extends string> = Readonly<Partial<Record<Id, number | undefined>>>;

/** Measured values and the values for comparison, without figures that were not measured. */
export interface Compared<Id extends string> {
  readonly measured: Measured<Id>;
  readonly bare: Measured<Id>;
}

function format(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '';
  switch (unit) {
    case 'bytes':
      return `${(value / 1_000_000).toFixed(0)} MB`;
    case 'perSecond':
      return value.toFixed(value < 100 ? 1 : 0);
    case 'kilobytes':
      return `${(value / 1_000).toFixed(1)} kB`;
    case 'perHour':
      return `${(value / 1_000_000).toFixed(1)} MB/h`;
    case 'count':
      return value.toFixed(0);
    case 'ms':
      if (value >= 10_000) return `${(value / 1000).toFixed(1)} s`;
      return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
  }
}

const ratio = (value: number | undefined, other: number | undefined): string =>
  value === undefined || !other ? '' : `${(value / other).toFixed(2)}x`;

const HEADINGS = ['', 'measured', 'bare', 'measured / bare', 'asked'] as const;

/** Returns a Markdown table with a row for each measured figure. */
export function comparedTable<Id extends string>(
  figures: FigureTable<Id>,
  { measured, bare }: Compared<Id>,
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = keysOf(figures).flatMap((id) => {
    const figure = figures[id];
    const [value, ofBare] = [measured[id], bare[id]];
    if (value === undefined) return [];
    return [
      [
        figure.label,
        format(value, figure.unit),
        format(ofBare, figure.unit),
        ratio(value, ofBare),
        figure.limit === undefined ? '' : `≤ ${format(figure.limit, figure.unit)}`,
      ],
    ];
  });
  const rule = ['---', ...HEADINGS.slice(1).map(() => '---:')];
  return [line(HEADINGS), line(rule), ...rows.map(line)].join('\n');
}

/** Returns the names of the figures above their limits. */
export function exceededIn<Id extends string>(
  figures: FigureTable<Id>,
  { measured }: Pick<Compared<Id>, 'measured'>,
): string[] {
  return keysOf(figures)
    .filter((id) => {
      const { limit = Number.POSITIVE_INFINITY } = figures[id];
      return (measured[id] ?? 0) > limit;
    })
    .map((id) => figures[id].label);
}
