import { keysOf } from '@standby/contracts';

/** What a page asks of the network when it is opened in a new browser, without the icon of its tab. */
export interface PageFigures {
  readonly requests: number;
  /** Over the wire: brotli, with the headers of the answers. */
  readonly bytes: number;
  /** Length of the critical request chain up to the screen's first pixel. */
  readonly chain: number;
  /** Requests and bytes that the first contentful paint waits for. */
  readonly paintRequests: number;
  readonly paintBytes: number;
  /** Sum of layout shifts. */
  readonly shift: number;
}

export type ColdPage = 'landing' | 'auth' | 'dashboard' | 'rooms' | 'room';

/**
 * The most that each page may ask: requests as they are, bytes with a hundredth to spare. A busy machine adds a step to
 * the chain, where a script outlasts the delay of the answers.
 */
export const pageBudgets: Readonly<Record<ColdPage, PageFigures>> = {
  landing: {
    requests: 16,
    bytes: 217_700,
    chain: 3,
    paintRequests: 4,
    paintBytes: 19_400,
    shift: 0,
  },
  auth: {
    requests: 18,
    bytes: 202_800,
    chain: 3,
    paintRequests: 14,
    paintBytes: 138_400,
    shift: 0,
  },
  dashboard: {
    requests: 37,
    bytes: 268_200,
    chain: 3,
    paintRequests: 4,
    paintBytes: 10_520,
    shift: 0,
  },
  rooms: { requests: 20, bytes: 220_100, chain: 3, paintRequests: 4, paintBytes: 10_500, shift: 0 },
  room: { requests: 37, bytes: 325_000, chain: 3, paintRequests: 4, paintBytes: 11_600, shift: 0 },
};

/** The most that a tour through all remotes may ask. */
export const tourBudget = {
  requests: 92,
  bytes: 484_500,
  /** Code of connected mode, which sample mode must not load. */
  connectedBytes: 0,
  /** Copies of shared libraries after the first. */
  sharedTwice: 0,
  /** Copies of any module after the first. */
  anyTwice: 72_000,
} as const;

export type TourFigures = Readonly<Record<keyof typeof tourBudget, number>>;

/** The most that the icon of the tab may be. Browsers ask for it, so no figure of a page contains it. */
export const ICON_BUDGET = 1_870;

/** A measured figure beside the most that it may be. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly limit: number;
}

const LABELS: Readonly<Record<keyof PageFigures | keyof TourFigures, string>> = {
  requests: 'requests',
  bytes: 'bytes',
  chain: 'critical request chain',
  paintRequests: 'requests before first contentful paint',
  paintBytes: 'bytes before first contentful paint',
  shift: 'layout shift',
  connectedBytes: 'bytes of connected mode',
  sharedTwice: 'bytes of shared libraries fetched twice',
  anyTwice: 'bytes of any module fetched twice',
};

/** A row for each figure, in the order of the budget. */
export function compare<Key extends keyof typeof LABELS>(
  subject: string,
  measured: Readonly<Record<Key, number>>,
  budget: Readonly<Record<Key, number>>,
): Figure[] {
  return keysOf(budget).map((key) => ({
    label: `${subject}: ${LABELS[key]}`,
    value: measured[key],
    limit: budget[key],
  }));
}

/** Figures above their budget. A figure that could not be measured is above it. */
export const exceeded = (figures: readonly Figure[]): string[] =>
  figures.filter(({ value, limit }) => !(value <= limit)).map(({ label }) => label);

export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ label, value, limit }) =>
      `| ${label} | ${value.toLocaleString('en')} | ${limit.toLocaleString('en')} |`,
  );
  return ['| | measured | budget |', '| --- | ---: | ---: |', ...rows].join('\n');
}
