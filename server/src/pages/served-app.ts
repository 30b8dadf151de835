import { rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { connectedApp } from '@standby/hosting/composition';
import { errorRate, releaseOfEntry } from '@standby/hosting/release-reports';
import { listsRelease, releasedApp, type JudgedRelease } from '@standby/hosting/released-app';
import {
  SERVER_PARTS_FILE,
  serverPartRefusal,
  type ServerParts,
} from '@standby/hosting/server-part';
import type { StaticServerOptions } from '@standby/hosting/static-server';
import { makeFolder } from '@standby/hosting/writable-folder';
import type { Settings } from '@standby/server-kit/settings/settings';
import { ReportCollector } from '../reports/report-collector.ts';
import type { ReportSink } from '../reports/serve-reports.ts';

/**
 * Records the server parts of this server in a release log, so that a release that does not fit them is refused.
 * All processes of one product write the same content.
 */
async function recordServerParts(folder: string, parts: ServerParts): Promise<void> {
  const file = resolve(folder, SERVER_PARTS_FILE);
  const temporary = `${file}.${process.pid}`;
  makeFolder(dirname(file));
  await writeFile(temporary, `${JSON.stringify(parts, null, 2)}\n`);
  await rename(temporary, file);
}

/** Returns the notice that a canary has ended, because too many of its pages failed. */
function endOfCanary(
  collector: ReportCollector,
  name: string,
  { entry, version = '', abortAbove }: JudgedRelease,
): string | undefined {
  const id = releaseOfEntry(entry);
  if (id === undefined || abortAbove === undefined) return undefined;
  if (!collector.isEnded(name, id, abortAbove)) return undefined;
  const { loads, errors } = collector.countsOf(name, id) ?? { loads: 0, errors: 0 };
  const percent = (rate: number): string => `${Math.round(rate * 1000) / 10} %`;
  return `The canary of ${name} ${version} (${id}) has ended: ${percent(errorRate({ loads, errors }))} of its ${loads} pages failed, more than ${percent(abortAbove)}. Its browsers get the release of all others.`;
}

export interface ServedApp {
  readonly pages: StaticServerOptions;
  /** Receives the reports of pages; undefined without a release log. */
  readonly reports?: ReportSink;
}

/** Returns the pages of the release log in `STANDBY_RELEASES`, or by default the pages of the last build. */
export async function servedApp(
  { releases }: Pick<Settings, 'releases'>,
  print: (text: string) => void,
  parts: ServerParts,
): Promise<ServedApp> {
  if (releases === undefined) return { pages: connectedApp() };
  await recordServerParts(releases, parts).catch((error: unknown) =>
    print(`The release log does not say which server parts run here: ${String(error)}`),
  );
  const collector = new ReportCollector(releases);
  const pages = releasedApp(
    releases,
    (name, release) => {
      const refusal =
        serverPartRefusal(name, release, parts) ?? endOfCanary(collector, name, release);
      if (refusal !== undefined) print(refusal);
      return refusal;
    },
    () => collector.endings(),
  );
  const isListed = (remote: string, release: string): boolean =>
    listsRelease(pages, remote, release);
  return { pages, reports: { collector, isListed } };
}
