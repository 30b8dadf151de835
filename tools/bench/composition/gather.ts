import { remoteNames } from '@standby/federation-config';
import { remotePrefix } from '../../composition.ts';
import type { Counts } from './counts.ts';
import {
  connectedBytes,
  glueBytes,
  isSharedModule,
  repeatedModules,
  type FetchedFile,
  type FileModules,
} from './file-modules.ts';
import type { AppFigures, FigureId } from './figures.ts';
import { coldPageNames, type ColdPage } from './screens.ts';
import { largest, median, type Timings } from './times.ts';
import type { Sums, WireRequest } from './traffic.ts';

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

/**
 * The figures of the network.
 *
 * @param files what a federated app's files are made of
 */
export function countFigures(
  { cold, tour, landingRequests, tourRequests }: Counts,
  files?: FileModules,
): AppFigures {
  const measured: Partial<Record<FigureId, number>> = {
    'landing.bodyBytes': cold.landing.bodyBytes,
    'tour.bodyBytes': tour.bodyBytes,
  };
  for (const [name, sums] of Object.entries({ ...cold, tour }) as [ColdPage | 'tour', Sums][]) {
    for (const key of ['requests', 'bytes', 'script', 'font', 'other'] as const) {
      measured[`${name}.${key}`] = sums[key];
    }
    if (name === 'tour') continue;
    const { depth, paint } = cold[name];
    measured[`${name}.depth`] = depth;
    measured[`${name}.paintRequests`] = paint.requests;
    measured[`${name}.paintBytes`] = paint.bytes;
  }
  if (!files) return measured;
  const fetched = tourRequests.map(toFile);
  const repeated = repeatedModules(fetched, files);
  return {
    ...measured,
    'landing.glue': Math.round(glueBytes(landingRequests.map(toFile), files)),
    'tour.glueOfRemote': Math.round(Math.max(...glueOfRemotes(fetched, files))),
    'tour.connected': Math.round(connectedBytes(fetched, files)),
    'tour.sharedTwice': sumOf(repeated.filter(({ id }) => isSharedModule(id))),
    'tour.anyTwice': sumOf(repeated),
  };
}

/** Medians of what was timed. */
export function timeFigures({ paints, tours }: Timings): AppFigures {
  const measured: Partial<Record<FigureId, number>> = {};
  for (const name of coldPageNames) {
    measured[`${name}.fcp`] = median(paints[name], ({ fcpMs }) => fcpMs);
    measured[`${name}.lcp`] = median(paints[name], ({ lcpMs }) => lcpMs);
    measured[`${name}.blocking`] = median(paints[name], ({ blockingMs }) => blockingMs);
    // To the digits in which it is written.
    measured[`${name}.shift`] = largest(
      paints[name],
      ({ shift }) => Math.round(shift * 1000) / 1000,
    );
  }
  for (const hop of ['auth', 'rooms', 'room'] as const) {
    measured[`hover.${hop}`] = median(tours.hover, (times) => times[hop]);
  }
  for (const manner of ['hover', 'bare'] as const) {
    measured[`${manner}.all`] = median(
      tours[manner],
      ({ auth, rooms, room }) => auth + rooms + room,
    );
  }
  return measured;
}
