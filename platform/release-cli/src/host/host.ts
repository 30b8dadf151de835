/**
 * Contents by path, in the order in which they must appear. Undefined removes a file if it exists.
 * Paths are relative to the root of the host, without a leading slash.
 */
export type Changes = ReadonlyMap<string, Buffer | string | undefined>;

/** Condition that a file is the last one of its folder. */
export interface Condition {
  readonly folder: string;
  readonly last: string;
}

/** Storage of releases: a folder of this machine or of another one. */
export interface Host {
  /** Folder of the host, on the machine that serves it. */
  readonly folder: string;
  /** Resolves to undefined if the file does not exist. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** Reads the file of a folder whose name sorts last; undefined for an empty folder. */
  readonly readLast: (
    folder: string,
  ) => Promise<{ readonly name: string; readonly content: Buffer } | undefined>;
  /**
   * Changes files in order once all contents have arrived. A writer that stops earlier changes
   * nothing. Readers see the old content of a file or the new one, never a part.
   *
   * @param condition condition that must hold on the host at that time
   * @returns whether the condition held; otherwise nothing has changed
   */
  readonly write: (changes: Changes, condition?: Condition) => Promise<boolean>;
  /**
   * Creates a file that does not exist yet. Only one of several concurrent writers succeeds.
   *
   * @returns whether this writer succeeded
   */
  readonly create: (path: string, content: Buffer | string) => Promise<boolean>;
  /**
   * Runs work on a local copy of these files and folders of the host, under the same paths. Missing
   * ones are skipped. The work must not change the copy.
   */
  readonly withLocalCopy: <Result>(
    paths: readonly string[],
    work: (localRoot: string) => Promise<Result>,
  ) => Promise<Result>;
}
