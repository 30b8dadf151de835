/*
 * The live room without React and without a browser, as a server imports it.
 * The screens of this package import the modules themselves.
 */

// The event log, which is the room.
export {
  type Act,
  type ActSchema,
  commandsOf,
  decodeEvent,
  decodeStoredEvent,
  encodeEvent,
  eventEnvelopeSchema,
  eventIdOf,
  isKnown,
  type KnownEvent,
  type RoomEvent,
  WITHHELD,
} from './event-log/event';
export {
  appendEvents,
  createEventLog,
  endOf,
  type EventLog,
  eventsOf,
  eventsSince,
  initialCheckpoint,
  linesOf,
  type LogEnd,
  nextEvent,
  positionOf,
  stateOf,
} from './event-log/event-log';
export {
  compact,
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  type CompactionSize,
  compactLong,
  LOG_LINES_MAX,
} from './event-log/compaction';
export {
  checkpointFor,
  eventsFor,
  isReadAnew,
  linesFor,
  stateFor,
  undoesBefore,
} from './event-log/withheld';
export { sequenceOf, type Sequences } from './event-log/sequences';
export { UNDO_MS, UNDO_REACH } from './event-log/undo';
export { describeLine } from './event-log/log-line-text';
export { type LogLine } from './event-log/log-line';

// Formats for storing and sending the log.
export { serializeLog } from './event-log/serialized-log';
export { decodeDocument, encodeDocument } from './event-log/document';
export { currentFormat, type Format, migrate, type Migration } from './event-log/document-format';
export { screenName, VISIBILITIES, type Visibility, type Screen } from './live-protocol/screens';

// The room: its state, its permissions, and its commands.
export { idSchema, type RoomState, type Timer } from './room/room-schema';
export { type ScreenIdentity, screenIdentitySchema } from './room/screen-settings';
export { type ViewerSettings } from './room/viewer-settings';
export { sampleRoom, shownMessage, timerOf } from './room/room-state';
export { BATCH_MAX } from './room/batch';
export { type Command, commandSchema, type CommandType } from './room/acts';
export { type Audience, AUDIENCES } from './room/define-act';
export {
  answersBeats,
  audienceOf,
  grantedRole,
  hasPermission,
  isDeskRole,
  mayRead,
  WINDOW_ROLES,
  type WindowRole,
} from './room/permissions';
export { type Refusal, REFUSALS } from './room/refusals';
export { refusalOf } from './room/acts';
export { answersFor } from './calling/answers-for';
export { apply } from './room/acts';
export { MESSAGE_MAX, type ParsedMessage, parseMessage } from './room/messages';
export { type Figure, figureOf } from './timer/countdown';
export { type PendingStart, pendingStart } from './event-log/pending-start';

// The protocol between a window and the server, see `docs/protocol.md`.
export { batchesOf } from './live-protocol/batches';
export {
  type ClientFrame,
  type ClientMessage,
  type ClientMessageOf,
  readClientFrame,
} from './live-protocol/client-messages';
export {
  EVENTS_MAX,
  LIVE_ROLES,
  LIVE_SUBPROTOCOL,
  type LiveRole,
  MESSAGE_MAX_BYTES,
} from './live-protocol/messages';
export {
  type ByeReason,
  decodeServerMessage,
  type EventRefusal,
  type LiveAuthor,
  type RosterEntry,
  type ServerFrame,
  type ServerMessage,
  type ServerMessageOf,
} from './live-protocol/server-messages';
export {
  EVENT_AGE_MAX_MS,
  EVENT_AHEAD_MAX_MS,
  HELLO_TIMEOUT_MS,
  ROSTER_INTERVAL_MS,
  SERVER_AUTHOR,
} from './live-protocol/bounds';
export { LIVE_PREFIX, liveRoomPath } from './live-protocol/room-path';
