import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  addCounts,
  endsCanary,
  NO_COUNTS,
  REPORTS_FILE,
  REPORTS_FOLDER,
  sumReports,
  type ReleaseCounts,
  type ReleaseReports,
} from '@standby/hosting/release-reports';
import { makeFolder } from '@standby/hosting/writable-folder';

async function writeWhole(file: string, content: string): Promise<void> {
  makeFolder(dirname(file));
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Counts the reports of pages about releases, together with other processes on the same release log. */
export class ReportCollector {
  readonly #folder: string;
  readonly #ownFile: string;
  readonly #own: Record<string, Record<string, ReleaseCounts>> = {};
  #others: ReleaseReports = {};
  /** Canaries with a limit, by remote and release. */
  readonly #limits = new Map<string, () => boolean>();

  /** @param folder folder of the release log */
  constructor(folder: string) {
    this.#folder = folder;
    this.#ownFile = `${randomUUID()}.json`;
  }

  count(remote: string, release: string, counts: Partial<ReleaseCounts>): void {
    const ofRemote = (this.#own[remote] ??= {});
    ofRemote[release] = addCounts(ofRemote[release] ?? NO_COUNTS, counts);
  }

  countsOf(remote: string, release: string): ReleaseCounts | undefined {
    return sumReports([this.#others, this.#own])[remote]?.[release];
  }

  /** Whether a canary has more errors than its limit admits. From now on the canary counts for {@link endings}. */
  isEnded(remote: string, release: string, abortAbove: number): boolean {
    const isEnded = (): boolean => endsCanary(this.countsOf(remote, release), abortAbove);
    this.#limits.set(`${remote} ${release}`, isEnded);
    return isEnded();
  }

  /** Returns the number of canaries that ended because of errors. It changes when another canary ends. */
  endings(): number {
    return [...this.#limits.values()].filter((isEnded) => isEnded()).length;
  }

  /** Writes the counts for other processes and the release commands, and reads the others' counts. */
  async exchange(): Promise<void> {
    const folder = resolve(this.#folder, REPORTS_FOLDER);
    await writeWhole(resolve(folder, this.#ownFile), JSON.stringify(this.#own));
    const names = (await readdir(folder)).filter(
      (name) => name.endsWith('.json') && name !== this.#ownFile,
    );
    const others = await Promise.all(
      names.map(async (name) => {
        const content = await readFile(resolve(folder, name), 'utf8');
        return JSON.parse(content) as ReleaseReports;
      }),
    );
    this.#others = sumReports(others);
    const sums = sumReports([this.#others, this.#own]);
    await writeWhole(resolve(this.#folder, REPORTS_FILE), `${JSON.stringify(sums, null, 2)}\n`);
  }
}
