import type { OnBothDatabases } from './both-databases.ts';
import { figureIds, figures, type Figure, type Figures, type Unit } from './figures.ts';

/** The same figures of both databases, and of what they are compared with. */
export interface Compared extends OnBothDatabases<Figures> {
  readonly bare: Figures;
}

function format(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '';
  switch (unit) {
    case 'bytes':
      return `${(value / 1_000_000).toFixed(0)} MB`;
    case 'perSecond':
      return value.toFixed(value < 100 ? 1 : 0);
    case 'ms':
      if (value >= 10_000) return `${(value / 1000).toFixed(1)} s`;
      return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
  }
}

const ratio = (value: number | undefined, other: number | undefined): string =>
  value === undefined || other === undefined ? '' : `${(value / other).toFixed(2)}x`;

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
export function connectedTable({ postgres = {}, embedded, bare }: Compared): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = figureIds.flatMap((id) => {
    const figure: Figure = figures[id];
    const [ofPostgres, ofEmbedded, ofBare] = [postgres[id], embedded[id], bare[id]];
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

/** Figures above what is asked, by database and their name in the table. */
export function exceededIn({ postgres, embedded }: Compared): string[] {
  return Object.entries({ Postgres: postgres, embedded }).flatMap(([database, measured]) =>
    figureIds
      .filter((id) => {
        const { limit = Number.POSITIVE_INFINITY }: Figure = figures[id];
        return (measured?.[id] ?? 0) > limit;
      })
      .map((id) => `${database}: ${figures[id].label}`),
  );
}
