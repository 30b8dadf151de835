import { keysOf } from '@standby/contracts';

/** Network cost of a page that opens in a new browser profile, without the icon of its tab. */
export interface PageFigures {
  readonly requests: number;
  /** Bytes over the wire: brotli, with the response headers. */
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
 * Limits for each page: the measured requests, and the measured bytes plus one percent. On a busy
 * machine the chain grows by a step where a script runs longer than the delay of the responses.
 */
export const pageBudgets: Readonly<Record<ColdPage, PageFigures>> = {
  landing: {
    requests: 16,
    bytes: 218_200,
    chain: 3,
    paintRequests: 4,
    paintBytes: 19_500,
    // On a busy machine fonts arrive after the first paint, and move words by an invisible distance.
    shift: 0.003,
  },
  auth: {
    requests: 15,
    bytes: 205_500,
    chain: 3,
    paintRequests: 11,
    paintBytes: 141_300,
    shift: 0,
  },
  dashboard: {
    requests: 31,
    bytes: 268_900,
    chain: 3,
    paintRequests: 4,
    paintBytes: 10_400,
    shift: 0,
  },
  rooms: { requests: 19, bytes: 222_100, chain: 3, paintRequests: 4, paintBytes: 10_500, shift: 0 },
  room: { requests: 17, bytes: 309_900, chain: 3, paintRequests: 4, paintBytes: 12_800, shift: 0 },
};

/** Limits for a tour through all remotes. */
export const tourBudget = {
  requests: 58,
  bytes: 467_800,
  /** Code of connected mode, which sample mode must not load. */
  connectedBytes: 0,
  /** Copies of shared libraries after the first. */
  sharedTwice: 0,
  /** Copies of any module after the first. */
  anyTwice: 65_600,
} as const;

export type TourFigures = Readonly<Record<keyof typeof tourBudget, number>>;

/**
 * Limit for the icon of the tab, in bytes. The browser requests it, so no page's figures contain
 * it.
 */
export const ICON_BUDGET = 1_870;

/** A measured figure beside its limit. */
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

/** Returns a row for each figure, in the order of the budget. */
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

/**
 * Returns the labels of figures above their budget. A figure that could not be measured counts as
 * above.
 */
export const exceeded = (figures: readonly Figure[]): string[] =>
  figures.filter(({ value, limit }) => !(value <= limit)).map(({ label }) => label);

export function markdownTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ label, value, limit }) =>
      `| ${label} | ${value.toLocaleString('en')} | ${limit.toLocaleString('en')} |`,
  );
  return ['| | measured | budget |', '| --- | ---: | ---: |', ...rows].join('\n');
}
