import { keysOf } from '@standby/contracts';
import type { OnBothDatabases } from './both-databases.ts';
import type { Figure, Unit } from './figures.ts';

/** What figures are, by id, in the order of the table. */
export type FigureTable<Id extends string> = Readonly<Record<Id, Figure>>;

/** The same figures of both databases, and of what they are compared with; what was not measured is left out. */
export interface Compared<Id extends string> extends OnBothDatabases<
  Readonly<Partial<Record<Id, number | undefined>>>
> {
  readonly bare: Readonly<Partial<Record<Id, number | undefined>>>;
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

const HEADINGS = [
  '',
  'Postgres',
  'embedded',
  'embedded / Postgres',
  'bare',
  'Postgres / bare',
  'asked',
] as const;

/** As a table in Markdown, a row for each figure that was measured. */
export function comparedTable<Id extends string>(
  figures: FigureTable<Id>,
  { postgres, embedded, bare }: Compared<Id>,
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = keysOf(figures).flatMap((id) => {
    const figure = figures[id];
    const [ofPostgres, ofEmbedded, ofBare] = [postgres?.[id], embedded[id], bare[id]];
    if (ofPostgres === undefined && ofEmbedded === undefined) return [];
    return [
      [
        figure.label,
        format(ofPostgres, figure.unit),
        format(ofEmbedded, figure.unit),
        ratio(ofEmbedded, ofPostgres),
        format(ofBare, figure.unit),
        ratio(ofPostgres, ofBare),
        figure.limit === undefined ? '' : `≤ ${format(figure.limit, figure.unit)}`,
      ],
    ];
  });
  const rule = ['---', ...HEADINGS.slice(1).map(() => '---:')];
  return [line(HEADINGS), line(rule), ...rows.map(line)].join('\n');
}

/** Figures above their limits, by database and their name in the table. */
export function exceededIn<Id extends string>(
  figures: FigureTable<Id>,
  { postgres, embedded }: Compared<Id>,
): string[] {
  return Object.entries({ Postgres: postgres, embedded }).flatMap(([database, measured]) =>
    keysOf(figures)
      .filter((id) => {
        const { limit = Number.POSITIVE_INFINITY } = figures[id];
        return (measured?.[id] ?? 0) > limit;
      })
      .map((id) => `${database}: ${figures[id].label}`),
  );
}
