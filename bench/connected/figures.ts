import type { Figure, FigureTable, Measured } from '../figures.ts';

type LoadName = 'create' | 'list' | 'signIn' | 'page.first' | 'page.search' | 'page.last';

type FigureId =
  | 'start.first'
  | 'start.later'
  | 'memory.rest'
  | 'memory.load'
  | `${LoadName}.${'perSecond' | 'p50' | 'p99'}`
  | `${'window' | 'windowMany'}.${'p50' | 'max'}`;

export type ConnectedFigures = Measured<FigureId>;

/** Limit for a page of a long list, from the issue and the design. */
const PAGE_MS = 50;
/** Limit until a change appears in another window. */
const SEEN_MS = 1000;
/** Limit until ready on a warm machine, with installation and build; the server alone has to be far below. */
const READY_MS = 30_000;

const loadFigures = <Name extends LoadName>(name: Name, label: string, limit?: number) =>
  ({
    [`${name}.perSecond`]: { label: `${label}: requests a second`, unit: 'perSecond' },
    [`${name}.p50`]: { label: `${label}: median`, unit: 'ms' },
    [`${name}.p99`]: {
      label: `${label}: 99th percentile`,
      unit: 'ms',
      ...(limit === undefined ? {} : { limit }),
    },
  }) as Record<`${Name}.${'perSecond' | 'p50' | 'p99'}`, Figure>;

/** Figures in the order of the table. */
export const figures: FigureTable<FigureId> = {
  'start.first': { label: 'first start to ready', unit: 'ms', limit: READY_MS },
  'start.later': { label: 'later start to ready', unit: 'ms', limit: READY_MS },
  'memory.rest': { label: 'memory at rest', unit: 'bytes' },
  'memory.load': { label: 'memory after load', unit: 'bytes' },
  ...loadFigures('list', 'list a page of 12'),
  ...loadFigures('create', 'create a show'),
  ...loadFigures('signIn', 'sign in'),
  ...loadFigures('page.first', 'first page of 5,000', PAGE_MS),
  ...loadFigures('page.search', 'search in 5,000, by name', PAGE_MS),
  ...loadFigures('page.last', 'last page of 5,000', PAGE_MS),
  'window.p50': { label: 'a change in another window: median', unit: 'ms' },
  'window.max': { label: 'a change in another window: longest of 20', unit: 'ms', limit: SEEN_MS },
  'windowMany.p50': { label: 'the same beside 5,000 shows: median', unit: 'ms' },
  'windowMany.max': {
    label: 'the same beside 5,000 shows: longest of 20',
    unit: 'ms',
    limit: SEEN_MS,
  },
};
