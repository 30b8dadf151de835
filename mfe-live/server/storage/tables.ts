import type { ColumnType } from 'kysely';
import type { LinkKind } from '@standby/room-parts/contract';

/** A room that was used at least once. */
interface LiveRoomTable {
  organizationId: string;
  showId: string;
  /** Position of the last event. */
  position: number;
  /** The checkpoint's document as JSON. */
  checkpoint: string | null;
  /** Position of the last event in the checkpoint; 0 without one. */
  compactedTo: number;
}

/** An act. Rows stay after a compaction, because reports of past days read them. */
interface LiveEventTable {
  organizationId: string;
  showId: string;
  author: string;
  seq: number;
  /** Place in the order in which the room's events were stored: 1, 2, 3 … */
  position: number;
  atMs: number;
  /** The event as JSON, as its author wrote it. */
  event: string;
}

/** The owner of an author id. */
interface LiveAuthorTable {
  organizationId: string;
  showId: string;
  author: string;
  accountId: string | null;
  linkId: string | null;
  /** Name of a person without an account. */
  name: string | null;
}

/** A link that admits people without an account to a room. */
interface LiveLinkTable {
  organizationId: string;
  id: string;
  showId: string;
  kind: LinkKind;
  name: string;
  /** Department that a cue light answers for; null if its person chooses it. */
  department: string | null;
  tokenHash: string;
  /**
   * The token, sealed with a secret of the server, so that it can be shown again; null in rows of
   * earlier releases.
   */
  sealedToken: string | null;
  createdBy: string | null;
  createdAt: ColumnType<Date, Date, never>;
  expiresAt: ColumnType<Date, Date, Date>;
  /** Time at which a revoked link would have ended; null if it was not revoked. */
  unrevokedExpiresAt: ColumnType<Date | null, null, Date | null>;
  lastUsedAt: ColumnType<Date | null, null, Date>;
}

/** A room that a program is in, or was in moments ago. */
interface LiveProgramTable {
  organizationId: string;
  deviceId: string;
  showId: string;
  expiresAt: ColumnType<Date, Date, Date>;
}

export type LiveTables = {
  liveRoom: LiveRoomTable;
  liveEvent: LiveEventTable;
  liveAuthor: LiveAuthorTable;
  liveLink: LiveLinkTable;
  liveProgram: LiveProgramTable;
};
