import type { Encoding, TableFile } from '../table/sheet';
import type { TableNoun } from '../file/read-file';

/** Request of a window to the worker. */
export interface ReadRequest {
  /** A file, or rows that were pasted. */
  readonly content: Blob | string;
  readonly noun: TableNoun;
  /** Encoding that a person chose. */
  readonly encoding?: Encoding | undefined;
}

/** Sent by the worker when its code, or a part of its code, has loaded: time counts from here. */
export interface CodeLoaded {
  readonly isLoaded: true;
}

/** Answer of the worker. */
export type ReadAnswer =
  | { readonly file: TableFile }
  /** Message for a person; undefined where the file could not be read for an unknown reason. */
  | { readonly problem: string | undefined };
