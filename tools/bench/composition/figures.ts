/** How a figure is written. Bytes are over the wire: brotli, with the headers of the answers. */
export type Unit = 'count' | 'bytes' | 'ms' | 'shift';

interface Figure {
  readonly label: string;
  readonly unit: Unit;
}

/** Every figure of the comparison, in the table's order. */
export const figures = {
  'landing.requests': { label: 'landing: requests', unit: 'count' },
  'landing.bytes': { label: 'landing: bytes', unit: 'bytes' },
  'landing.bodyBytes': { label: 'landing: bytes without headers', unit: 'bytes' },
  'landing.script': { label: 'landing: script', unit: 'bytes' },
  'landing.font': { label: 'landing: fonts', unit: 'bytes' },
  'landing.other': { label: 'landing: other', unit: 'bytes' },
  'landing.depth': { label: 'landing: critical request chain', unit: 'count' },
  'landing.paintRequests': {
    label: 'landing: requests before first contentful paint',
    unit: 'count',
  },
  'landing.paintBytes': { label: 'landing: bytes before first contentful paint', unit: 'bytes' },
  'landing.glue': { label: 'landing: federation glue', unit: 'bytes' },
  'dashboard.requests': { label: '/dashboard: requests', unit: 'count' },
  'dashboard.bytes': { label: '/dashboard: bytes', unit: 'bytes' },
  'dashboard.script': { label: '/dashboard: script', unit: 'bytes' },
  'dashboard.font': { label: '/dashboard: fonts', unit: 'bytes' },
  'dashboard.other': { label: '/dashboard: other', unit: 'bytes' },
  'dashboard.depth': { label: '/dashboard: critical request chain', unit: 'count' },
  'dashboard.paintRequests': {
    label: '/dashboard: requests before first contentful paint',
    unit: 'count',
  },
  'dashboard.paintBytes': {
    label: '/dashboard: bytes before first contentful paint',
    unit: 'bytes',
  },
  'room.requests': { label: '/room: requests', unit: 'count' },
  'room.bytes': { label: '/room: bytes', unit: 'bytes' },
  'room.script': { label: '/room: script', unit: 'bytes' },
  'room.font': { label: '/room: fonts', unit: 'bytes' },
  'room.other': { label: '/room: other', unit: 'bytes' },
  'room.depth': { label: '/room: critical request chain', unit: 'count' },
  'room.paintRequests': { label: '/room: requests before first contentful paint', unit: 'count' },
  'room.paintBytes': { label: '/room: bytes before first contentful paint', unit: 'bytes' },
  'tour.requests': { label: 'tour: requests', unit: 'count' },
  'tour.bytes': { label: 'tour: bytes', unit: 'bytes' },
  'tour.bodyBytes': { label: 'tour: bytes without headers', unit: 'bytes' },
  'tour.script': { label: 'tour: script', unit: 'bytes' },
  'tour.font': { label: 'tour: fonts', unit: 'bytes' },
  'tour.other': { label: 'tour: other', unit: 'bytes' },
  'tour.glueOfRemote': { label: 'glue of a further remote, the largest', unit: 'bytes' },
  'sample.connected': {
    label: 'first views of all routes of sample mode: code of connected mode',
    unit: 'bytes',
  },
  'tour.connected': { label: 'tour: code of connected mode', unit: 'bytes' },
  'tour.sharedTwice': { label: 'tour: shared libraries fetched twice', unit: 'bytes' },
  'tour.anyTwice': { label: 'tour: any module fetched twice', unit: 'bytes' },
  'landing.fcp': { label: 'landing: first contentful paint', unit: 'ms' },
  'landing.lcp': { label: 'landing: largest contentful paint', unit: 'ms' },
  'landing.blocking': { label: 'landing: blocking time', unit: 'ms' },
  'landing.shift': { label: 'landing: layout shift', unit: 'shift' },
  'dashboard.fcp': { label: '/dashboard: first contentful paint', unit: 'ms' },
  'dashboard.lcp': { label: '/dashboard: largest contentful paint', unit: 'ms' },
  'dashboard.blocking': { label: '/dashboard: blocking time', unit: 'ms' },
  'dashboard.shift': { label: '/dashboard: layout shift', unit: 'shift' },
  'room.fcp': { label: '/room: first contentful paint', unit: 'ms' },
  'room.lcp': { label: '/room: largest contentful paint', unit: 'ms' },
  'room.blocking': { label: '/room: blocking time', unit: 'ms' },
  'room.shift': { label: '/room: layout shift', unit: 'shift' },
  'routes.shift': {
    label: 'every route, cold on a slow network: layout shift, the largest',
    unit: 'shift',
  },
  'hover.auth': { label: 'click to content, auth, after a hover', unit: 'ms' },
  'hover.rooms': { label: 'click to content, rooms, after a hover', unit: 'ms' },
  'hover.room': { label: 'click to content, room, after a hover', unit: 'ms' },
  'hover.all': { label: 'click to content, all three, after a hover', unit: 'ms' },
  'bare.all': { label: 'click to content, all three, no hover', unit: 'ms' },
  'heap.afterRoutes': { label: 'heap after 50 route changes', unit: 'bytes' },
  'dev.firstStart': { label: 'pnpm dev, first start, all five remotes ready', unit: 'ms' },
  'dev.laterStart': { label: 'pnpm dev, a later start', unit: 'ms' },
  'dev.oneRemote': { label: 'pnpm dev venue, a later start', unit: 'ms' },
  'dev.edit': { label: 'edit to screen (beside it: the remote alone)', unit: 'ms' },
  'build.full': { label: 'full build, one job at a time', unit: 'ms' },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;
export const figureIds = Object.keys(figures) as FigureId[];

/** The figures of one build of the app. */
export type AppFigures = Readonly<Partial<Record<FigureId, number>>>;

/** A figure of the apps that were measured; what only the composed app has leaves the others out. */
export interface Compared {
  readonly composed: number;
  /** The same, built by the federation plugin. */
  readonly plugin?: number;
  /** The same sources as one application, without federation. */
  readonly singleBuild?: number;
}

export type App = keyof Compared;
export type Measured = Readonly<Partial<Record<FigureId, Compared>>>;

export function compare(apps: Readonly<Partial<Record<App, AppFigures>>>): Measured {
  const measured: Partial<Record<FigureId, Compared>> = {};
  for (const id of figureIds) {
    const { composed, plugin, singleBuild } = {
      composed: apps.composed?.[id],
      plugin: apps.plugin?.[id],
      singleBuild: apps.singleBuild?.[id],
    };
    if (composed === undefined) continue;
    measured[id] = {
      composed,
      ...(plugin !== undefined && { plugin }),
      ...(singleBuild !== undefined && { singleBuild }),
    };
  }
  return measured;
}
