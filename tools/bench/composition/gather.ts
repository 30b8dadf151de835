import { remoteNames } from '../../../federation.config.ts';
import { remotePrefix } from '../../composition.ts';
import type { Counts } from './counts.ts';
import {
  glueBytes,
  isSharedModule,
  repeatedModules,
  type FetchedFile,
  type FileModules,
} from './file-modules.ts';
import type { FigureId, Measured, Pair } from './figures.ts';
import { coldPageNames } from './screens.ts';
import { largest, median, type Timings } from './times.ts';
import type { WireRequest } from './traffic.ts';
import type { Paint } from './visit.ts';

const toFile = ({ url, bytes }: WireRequest): FetchedFile => ({ path: url.pathname, bytes });

const sumOf = (parts: readonly { readonly bytes: number }[]): number =>
  Math.round(parts.reduce((sum, { bytes }) => sum + bytes, 0));

/** Glue that each remote brings with it, by remote. */
function glueOfRemotes(fetched: readonly FetchedFile[], files: FileModules): number[] {
  return remoteNames.map((name) =>
    glueBytes(
      fetched.filter(({ path }) => path.startsWith(`${remotePrefix(name)}/`)),
      files,
    ),
  );
}

/** The figures of the network, of both apps. */
export function countFigures(composed: Counts, oneApp: Counts, files: FileModules): Measured {
  const measured: Partial<Record<FigureId, Pair>> = {};
  const pages = [...coldPageNames.map((name) => ({ name })), { name: 'tour' as const }];
  for (const { name } of pages) {
    const [left, right] =
      name === 'tour' ? [composed.tour, oneApp.tour] : [composed.cold[name], oneApp.cold[name]];
    for (const key of ['requests', 'bytes', 'script', 'font', 'other'] as const) {
      measured[`${name}.${key}`] = { composed: left[key], oneApp: right[key] };
    }
    if (name === 'tour') continue;
    measured[`${name}.depth`] = {
      composed: composed.cold[name].depth,
      oneApp: oneApp.cold[name].depth,
    };
  }
  const landing = composed.landingRequests.map(toFile);
  const tour = composed.tourRequests.map(toFile);
  const repeated = repeatedModules(tour, files);
  return {
    ...measured,
    'landing.bodyBytes': {
      composed: composed.cold.landing.bodyBytes,
      oneApp: oneApp.cold.landing.bodyBytes,
    },
    'tour.bodyBytes': { composed: composed.tour.bodyBytes, oneApp: oneApp.tour.bodyBytes },
    'landing.glue': { composed: Math.round(glueBytes(landing, files)) },
    'tour.glueOfRemote': { composed: Math.round(Math.max(...glueOfRemotes(tour, files))) },
    'tour.sharedTwice': { composed: sumOf(repeated.filter(({ id }) => isSharedModule(id))) },
    'tour.anyTwice': { composed: sumOf(repeated) },
  };
}

/** Medians of what was timed, of both apps. */
export function timeFigures(composed: Timings, oneApp: Timings): Measured {
  const measured: Partial<Record<FigureId, Pair>> = {};
  const both = (figure: (timings: Timings) => number): Pair => ({
    composed: figure(composed),
    oneApp: figure(oneApp),
  });
  for (const name of coldPageNames) {
    const paint = (figure: (paint: Paint) => number): Pair =>
      both(({ paints }) => median(paints[name], figure));
    measured[`${name}.fcp`] = paint(({ fcpMs }) => fcpMs);
    measured[`${name}.lcp`] = paint(({ lcpMs }) => lcpMs);
    measured[`${name}.blocking`] = paint(({ blockingMs }) => blockingMs);
    // To the digits in which it is written.
    measured[`${name}.shift`] = both(({ paints }) =>
      largest(paints[name], ({ shift }) => Math.round(shift * 1000) / 1000),
    );
  }
  for (const hop of ['auth', 'rooms', 'room'] as const) {
    measured[`hover.${hop}`] = both(({ tours }) => median(tours.hover, (times) => times[hop]));
  }
  for (const manner of ['hover', 'bare'] as const) {
    measured[`${manner}.all`] = both(({ tours }) =>
      median(tours[manner], ({ auth, rooms, room }) => auth + rooms + room),
    );
  }
  return measured;
}

function lines(title: string, parts: readonly { readonly name: string; readonly bytes: number }[]) {
  const rows = parts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
  return [`${title}:`, ...rows].join('\n');
}

/** For whoever looks for bytes to save: what was fetched, and what more than once. */
export function fetchedTable(composed: Counts, oneApp: Counts, files: FileModules): string {
  const named = (requests: readonly WireRequest[]) =>
    requests.map((request) => ({ name: request.url.pathname, bytes: request.bytes }));
  const tour = composed.tourRequests.map(toFile);
  const glue = tour.map((file) => ({ name: file.path, bytes: glueBytes([file], files) }));
  const repeated = repeatedModules(tour, files);
  return [
    lines('Landing, composed', named(composed.landingRequests)),
    lines('Landing, one app', named(oneApp.landingRequests)),
    lines('Tour, composed', named(composed.tourRequests)),
    lines(
      'Of that, federation glue',
      glue.filter(({ bytes }) => bytes > 0),
    ),
    lines(
      'Of that, modules that had come before',
      repeated.map(({ id, bytes }) => ({ name: id, bytes })),
    ),
  ].join('\n\n');
}
