import type { FigureTable, Measured } from '../figures.ts';
import type { LoadSizes } from './sizes.ts';

/**
 * Limit in ms for an act of a calm desk while other windows come back, send without end, or do not
 * read.
 */
const SHOWN_MS = 100;
/** Longest time in ms for an act while a storm of windows comes back. */
const STORM_MS = 1_000;
/** Bytes per hour, which is less than the error of the straight line. */
const GROWTH_BYTES = 10_000_000;

/** Acts of a busy evening: one per room every five seconds. */
export const ACTS_PER_ROOM_SECOND = 0.2;

type LoadFigureId =
  | 'rooms.p50'
  | 'rooms.p95'
  | 'rooms.perSecond'
  | 'rooms.processor'
  | 'sockets.open'
  | 'sockets.bytes'
  | 'sockets.p95'
  | 'storm.all'
  | 'storm.retries'
  | 'storm.calm'
  | 'storm.p95'
  | 'storm.max'
  | 'rude.calm'
  | 'rude.slow'
  | 'rude.runaway'
  | 'steady.heap'
  | 'steady.growth';

export type LoadFigures = Measured<LoadFigureId>;

const count = (value: number): string => value.toLocaleString('en');

/** Returns the figures in the order of the table. */
export function loadFigures(sizes: LoadSizes): FigureTable<LoadFigureId> {
  const rooms = `${count(sizes.rooms)} rooms of 5`;
  const rate = count(Math.round(sizes.rooms * ACTS_PER_ROOM_SECOND));
  return {
    'rooms.p50': { label: `${rooms}, ${rate} acts a second: stored, median`, unit: 'ms' },
    'rooms.p95': { label: 'the same: 95th percentile', unit: 'ms' },
    'rooms.perSecond': { label: `${rooms}: most acts a second`, unit: 'perSecond' },
    'rooms.processor': { label: 'the same: processor time of the server for one', unit: 'ms' },
    'sockets.open': {
      label: `${count(sizes.sockets)} sockets on one process: all open`,
      unit: 'ms',
    },
    'sockets.bytes': { label: 'the same: memory of one', unit: 'kilobytes' },
    'sockets.p95': { label: 'the same: act beside them, stored, 95th percentile', unit: 'ms' },
    'storm.all': { label: `${count(sizes.storm)} come back at once: all welcome`, unit: 'ms' },
    'storm.retries': { label: 'the same: attempts that failed', unit: 'count' },
    'storm.calm': { label: 'act beside them before: 95th percentile', unit: 'ms' },
    'storm.p95': { label: 'act beside them meanwhile: 95th percentile', unit: 'ms' },
    'storm.max': { label: 'the same: longest', unit: 'ms', limit: STORM_MS },
    'rude.calm': { label: 'act of a show of 20 viewers: 95th percentile', unit: 'ms' },
    'rude.slow': { label: 'the same beside 50 that read nothing', unit: 'ms', limit: SHOWN_MS },
    'rude.runaway': {
      label: 'the same beside 5 that send without end',
      unit: 'ms',
      limit: SHOWN_MS,
    },
    'steady.heap': { label: `steady load, ${sizes.minutes} minutes: heap in use`, unit: 'bytes' },
    'steady.growth': { label: 'the same: growth', unit: 'perHour', limit: GROWTH_BYTES },
  };
}
