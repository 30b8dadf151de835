import type { ColumnType } from 'kysely';
import type { LinkKind } from '../contract';

/** A room that was used at least once. */
export interface LiveRoomTable {
  organizationId: string;
  showId: string;
  /** Position of the last event. */
  position: number;
  /** The checkpoint's document as JSON. */
  checkpoint: string | null;
  /** Position of the last event in the checkpoint; 0 without one. */
  compactedTo: number;
}

/** An act. Rows stay after a compaction: reports of past days read them. */
export interface LiveEventTable {
  organizationId: string;
  showId: string;
  author: string;
  seq: number;
  /** In the order in which the room's events were stored: 1, 2, 3 … */
  position: number;
  atMs: number;
  /** As JSON, the way that its author wrote it. */
  event: string;
}

/** Whose an author id is. */
export interface LiveAuthorTable {
  organizationId: string;
  showId: string;
  author: string;
  accountId: string | null;
  linkId: string | null;
  /** Of a person without an account. */
  name: string | null;
}

/** A link that admits people without an account to a room. */
export interface LiveLinkTable {
  organizationId: string;
  id: string;
  showId: string;
  kind: LinkKind;
  name: string;
  /** The department that a cue light answers for; null where its person chooses it. */
  department: string | null;
  tokenHash: string;
  /** The token itself under a secret of the server, to be shown again; null in rows of earlier releases. */
  sealedToken: string | null;
  createdBy: string | null;
  createdAt: ColumnType<Date, Date, never>;
  expiresAt: ColumnType<Date, Date, Date>;
  /** When it would have ended, of one that was revoked. */
  unrevokedExpiresAt: ColumnType<Date | null, null, Date | null>;
  lastUsedAt: ColumnType<Date | null, null, Date>;
}

export type LiveTables = {
  liveRoom: LiveRoomTable;
  liveEvent: LiveEventTable;
  liveAuthor: LiveAuthorTable;
  liveLink: LiveLinkTable;
};
