/** Facts of the build about the shell to which the worker belongs. */
export interface ShellManifest {
  /** Hash of the content of all files. */
  readonly version: string;
  /** Address of the page that answers every navigation without a network. */
  readonly page: string;
  /** Addresses of the shell's files, without the page. */
  readonly files: readonly string[];
  /** Routes that open without a network. */
  readonly routes: readonly string[];
}
