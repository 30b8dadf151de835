import type { Condition, Host } from './host/host.ts';
import { ReleaseError } from './release-error.ts';
import { EMPTY_STATE, type ReleaseState } from './state.ts';

/**
 * Folder with one file per revision of the state. The process that creates a revision's file has
 * written the revision.
 */
const FOLDER = 'state/revisions';
const REVISION_FILE = /^(\d+)\.json$/u;

const revisionName = (number: number): string => `${String(number).padStart(8, '0')}.json`;

/**
 * Limit of attempts, far above the number of concurrent releases. Beyond it, something else is
 * wrong.
 */
const MAX_ATTEMPTS = 1000;

export interface Revision {
  /** Number of the revision; 0 before the first. */
  readonly number: number;
  readonly state: ReleaseState;
}

/** Returns the condition that no newer revision is on the host. */
export const isNewest = ({ number }: Revision): Condition => ({
  folder: FOLDER,
  last: revisionName(number),
});

export interface ReleaseRepository {
  readonly read: () => Promise<Revision>;
  /**
   * Compare and swap: applies a change to the newest state, and again to a newer one if another
   * writer was first. A change that returns the given state writes nothing.
   */
  readonly change: (apply: (state: ReleaseState) => ReleaseState) => Promise<Revision>;
}

export function createReleaseRepository(host: Host): ReleaseRepository {
  async function read(): Promise<Revision> {
    const newest = await host.readLast(FOLDER);
    if (!newest) return { number: 0, state: EMPTY_STATE };
    const number = Number(REVISION_FILE.exec(newest.name)?.[1]);
    const state = JSON.parse(String(newest.content)) as { readonly format: number };
    if (state.format !== EMPTY_STATE.format) {
      throw new ReleaseError(
        'A newer version of @standby/release wrote the log of this host. Update the package, then try again',
      );
    }
    return { number, state: state as ReleaseState };
  }

  return {
    read,
    async change(apply) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const { number, state } = await read();
        const next = apply(state);
        if (next === state) return { number, state };
        const content = `${JSON.stringify(next, null, 2)}\n`;
        if (await host.create(`${FOLDER}/${revisionName(number + 1)}`, content)) {
          return { number: number + 1, state: next };
        }
      }
      throw new ReleaseError(
        'Other commands changed the log at the same time, again and again. Try again',
      );
    },
  };
}
