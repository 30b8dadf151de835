import type { TableFile } from '../table/sheet';
import type { TableNoun } from '../file/read-file';

/** Request of a window to the worker. */
export interface ReadRequest {
  /** A file, or rows that were pasted. */
  readonly content: Uint8Array | string;
  readonly noun: TableNoun;
}

/** Answer of the worker. */
export type ReadAnswer =
  | { readonly file: TableFile }
  /** Message for a person; undefined where the file could not be read for an unknown reason. */
  | { readonly problem: string | undefined };
