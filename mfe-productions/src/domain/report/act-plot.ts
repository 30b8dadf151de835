import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import { performancesOf, type ActLengths } from './act-lengths';

/** Size of the picture, in its own units. */
export const PLOT_WIDTH = 640;
export const PLOT_HEIGHT = 240;

const LEFT = 72;
const RIGHT = 24;
const TOP = 32;
const BOTTOM = 40;
/** Minutes between two grid lines; the plot uses the finest step with at most six lines. */
const STEPS = [5, 10, 20, 30, 60, 120] as const;
const LINES_MAX = 6;

interface PlotScale {
  readonly minutes: readonly { readonly minutes: number; readonly y: number }[];
  readonly performances: readonly { readonly performance: number; readonly x: number }[];
}

/**
 * Returns the scale of minutes and performances. The axis begins near the shortest act, to compare
 * lengths.
 */
export function plotScale(lengths: readonly ActLengths[]): PlotScale {
  const all = lengths.flatMap(({ points }) =>
    points.map(({ lengthMs }) => lengthMs / MILLIS_PER_MINUTE),
  );
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((minutes) => (most - least) / minutes <= LINES_MAX - 2) ?? STEPS[5];
  const first = Math.floor(least / step) * step;
  const last = Math.max(first + step, Math.ceil(most / step) * step);
  const count = Math.round((last - first) / step) + 1;
  const height = PLOT_HEIGHT - TOP - BOTTOM;
  const performances = performancesOf(lengths);
  const gap = (PLOT_WIDTH - LEFT - RIGHT) / Math.max(1, performances.length - 1);
  return {
    minutes: Array.from({ length: count }, (_, place) => {
      const y = TOP + height - (place / (count - 1)) * height;
      return { minutes: first + place * step, y };
    }),
    performances: performances.map((performance, place) => {
      return { performance, x: Math.round(LEFT + place * gap) };
    }),
  };
}

interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the points of an act in the picture. */
export function placePoints({ points }: ActLengths, scale: PlotScale): PlotPoint[] {
  const [first, last] = [scale.minutes.at(0), scale.minutes.at(-1)];
  if (!first || !last) return [];
  return points.flatMap(({ performance, lengthMs }) => {
    const at = scale.performances.find((candidate) => candidate.performance === performance);
    const part = (lengthMs / MILLIS_PER_MINUTE - first.minutes) / (last.minutes - first.minutes);
    return at ? [{ x: at.x, y: Math.round(first.y + part * (last.y - first.y)) }] : [];
  });
}
