/**
 * Contents by path, in the order in which they are to appear; undefined removes a file, where it is there. Paths are
 * from the root of the host and have no slash in front.
 */
export type Changes = ReadonlyMap<string, Buffer | string | undefined>;

/** That a file is the last one of its folder. */
export interface Condition {
  readonly folder: string;
  readonly last: string;
}

/** Where releases lie: a folder of this machine, or one of another machine. */
export interface Host {
  /** Its folder on the machine that serves it. */
  readonly folder: string;
  /** Undefined where there is no such file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** The file of a folder whose name sorts last; undefined where there is none. */
  readonly readLast: (
    folder: string,
  ) => Promise<{ readonly name: string; readonly content: Buffer } | undefined>;
  /**
   * Changes files in their order, once everything has arrived: a writer that stops before has changed nothing. A
   * reader meets the old content of a file or the new one, never a part.
   *
   * @param condition that has to hold on the host at that time
   * @returns whether it held; where it did not, nothing has changed
   */
  readonly write: (changes: Changes, condition?: Condition) => Promise<boolean>;
  /**
   * Puts a file that is not there yet. Of several writers at the same time one succeeds.
   *
   * @returns whether this one did
   */
  readonly create: (path: string, content: Buffer | string) => Promise<boolean>;
  /**
   * Runs work on a folder of this machine that has these files and folders of the host under the same paths. What is
   * not there is left out. The work changes nothing in it.
   */
  readonly withLocalCopy: <Result>(
    paths: readonly string[],
    work: (localRoot: string) => Promise<Result>,
  ) => Promise<Result>;
}
