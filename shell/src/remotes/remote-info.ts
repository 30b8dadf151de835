import type { RemoteName } from '../composition/places';

/** Facts of the page about one remote. */
export interface RemoteInfo {
  /** Address of its entry. The remote's other files are in the same folder. */
  readonly entry: string;
  readonly version?: string | undefined;
  /** Hash of its entry, if the registry has one. */
  readonly integrity?: string | undefined;
  /** Time from the import of its entry to its routes. */
  readonly loadMillis?: number;
  /** Whether its entry had arrived before the page imported it. */
  readonly isPreloaded?: boolean;
}

export type RemoteInfos = Readonly<Partial<Record<RemoteName, RemoteInfo>>>;
