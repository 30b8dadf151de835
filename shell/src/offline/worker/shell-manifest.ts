/** What the worker is told by the build of the shell that it belongs to. */
export interface ShellManifest {
  /** Stands for the content of all its files. */
  readonly version: string;
  /** Address of the page that can stand for every other. */
  readonly page: string;
  /** Addresses of its files, the page's apart. */
  readonly files: readonly string[];
  /** Routes of which the first view opens without a network. */
  readonly routes: readonly string[];
}
