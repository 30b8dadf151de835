/*
 * The live room without React and without a browser, for a server: `import … from 'mfe-live/domain'`.
 * The screens of this package import the modules themselves.
 */

// The event log: what a room is.
export {
  type Act,
  type ActSchema,
  actSchema,
  type ActType,
  compareEvents,
  decodeEvent,
  decodeStoredEvent,
  encodeEvent,
  eventEnvelopeSchema,
  eventIdOf,
  isKnown,
  type KnownEvent,
  type RoomEvent,
} from './event-log/event';
export {
  type Checkpoint,
  createEventLog,
  type EventLog,
  eventsOf,
  initialCheckpoint,
  isLaterCheckpoint,
  linesOf,
  nextEvent,
  type ReplayStep,
  revisionOf,
  stateOf,
} from './event-log/event-log';
export { mergeEvents, mergeLogs, mergeLogsIfLossless, mergeStoredEvents } from './event-log/merge';
export {
  compact,
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  LOG_LINES_MAX,
  compactIfLong,
} from './event-log/compaction';
export {
  dominates,
  eventCount,
  sequenceOf,
  type VersionVector,
  versionVectorSchema,
} from './event-log/version-vector';
export { UNDO_MS } from './event-log/undo';
export { describeLine } from './event-log/log-line-text';
export { type LogLine } from './event-log/log-line';

// How it is stored and sent.
export {
  deserializeLog,
  type SerializedLog,
  serializedLogSchema,
  serializeLog,
} from './event-log/serialized-log';
export {
  decodeDocument,
  type DecodeResult,
  encodeDocument,
  type RoomDocument,
} from './event-log/document';
export { currentFormat, type Format, migrate, type Migration } from './event-log/document-format';
export {
  type Delta,
  deltaFor,
  type Digest,
  digestOf,
  digestSchema,
  encodeDigest,
  isBehind,
  isUpToDate,
} from './event-log/digest';
export {
  type Body,
  createMessageEncoder,
  decodeMessage,
  isOfNewerProtocol,
  type Presence,
  PROTOCOL_VERSION,
  type ReceivedMessage,
  VISIBILITIES,
  type Visibility,
} from './peers/protocol';
export {
  type Peer,
  removePeer,
  type Roster,
  type Screen,
  screensOf,
  sweep,
  touch,
  updatePeer,
} from './peers/presence';

// The room: its state, who may change it, and how.
export {
  idSchema,
  type RoomMessage,
  type RoomState,
  roomStateSchema,
  type Timer,
  timestampSchema,
  type ViewerSettings,
} from './room/room-schema';
export { sampleRoom, timerOf } from './room/room-state';
export { type Command, commandSchema, type CommandType } from './room/commands';
export { hasPermission, WINDOW_ROLES, type WindowRole } from './room/permissions';
export { type Refusal, REFUSALS, refusalOf } from './room/rules';
export { apply } from './room/apply';
export { MESSAGE_MAX, type ParsedMessage, parseMessage } from './room/messages';
export { type Figure, figureOf } from './timer/countdown';
export { type PendingStart, pendingStart } from './event-log/pending-start';

// Between a window and the server: `docs/protocol.md`.
export { batchesOf } from './live-protocol/batches';
export {
  type ByeReason,
  type ClientFrame,
  type ClientMessage,
  type ClientMessageOf,
  decodeServerMessage,
  ENTRIES_MAX,
  type EventRefusal,
  LIVE_ROLES,
  LIVE_SUBPROTOCOL,
  type LiveAuthor,
  type LiveRole,
  MESSAGE_MAX_BYTES,
  readClientFrame,
  type RosterEntry,
  type ServerFrame,
  type ServerMessage,
  type ServerMessageOf,
} from './live-protocol/messages';
export {
  EVENT_AGE_MAX_MS,
  EVENT_AHEAD_MAX_MS,
  HELLO_TIMEOUT_MS,
  LAMPORT_AHEAD_MAX,
  ROSTER_INTERVAL_MS,
  SERVER_AUTHOR,
} from './live-protocol/bounds';
export { LIVE_PREFIX, liveRoomPath } from './live-protocol/room-path';
