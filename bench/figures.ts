import { keysOf } from '@standby/contracts';

type Unit = 'ms' | 'bytes' | 'kilobytes' | 'perSecond' | 'perHour' | 'count';

export interface Figure {
  readonly label: string;
  readonly unit: Unit;
  /** Maximum of the value. */
  readonly limit?: number;
}

/** Definitions of figures by id, in the order of the table. */
export type FigureTable<Id extends string> = Readonly<Record<Id, Figure>>;

/** Values by the id of their figure. */
export type Measured<Id extends string> = { readonly [Each in Id]?: number };

function format(value: number, unit: Unit): string {
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

/** Returns a Markdown table with a row for each measured figure. */
export function figureTable<Id extends string>(
  figures: FigureTable<Id>,
  measured: Measured<Id>,
): string {
  const rows = keysOf(figures).flatMap((id) => {
    const { label, unit, limit } = figures[id];
    const value = measured[id];
    if (value === undefined) return [];
    const asked = limit === undefined ? '' : `≤ ${format(limit, unit)}`;
    return [`| ${label} | ${format(value, unit)} | ${asked} |`];
  });
  return ['|  | measured | asked |', '| --- | ---: | ---: |', ...rows].join('\n');
}

/** Returns the names of the figures above their limits. */
export function exceededIn<Id extends string>(
  figures: FigureTable<Id>,
  measured: Measured<Id>,
): string[] {
  return keysOf(figures)
    .filter((id) => (measured[id] ?? 0) > (figures[id].limit ?? Number.POSITIVE_INFINITY))
    .map((id) => figures[id].label);
}
