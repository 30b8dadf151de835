/** Where a release goes: a folder, or a service that keeps files. Paths have no slash in front. */
export interface HostStore {
  /** Undefined where there is no such file. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
  /** Puts a whole file: a reader meets the old content or the new one, never a part. */
  readonly write: (path: string, content: Buffer | string) => Promise<void>;
  /**
   * Puts a file that is not there yet. Of several writers at the same time one succeeds.
   *
   * @returns whether this one did
   */
  readonly create: (path: string, content: Buffer | string) => Promise<boolean>;
  /** Removes a file, where it is there. */
  readonly remove: (path: string) => Promise<void>;
  /** Paths of the files below a folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** Runs work on a folder of this machine with the files below a folder of the host, which it does not change. */
  readonly withLocalCopy: <Result>(
    folder: string,
    work: (localFolder: string) => Promise<Result>,
  ) => Promise<Result>;
}
