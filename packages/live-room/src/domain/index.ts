/*
 * The live room without React and without a browser, as a server imports it.
 * The screens of this package import the modules themselves.
 */

// The event log, which is the room.
export { type Act, commandsOf, type RoomEvent } from './event-log/event';
export { type EventLog } from './event-log/event-log';
export { linesFor, stateFor } from './event-log/withheld';
export { showRules } from './event-log/show-rules';
export { describeLine } from './event-log/log-line-text';
export { type LogLine } from './state/log-line';

// Formats for storing and sending the log.
export { currentFormat } from './event-log/document-format';
export { screenName } from './presence/screens';

// The room: its state, its permissions, and its commands.
export { type RoomState } from './state/room-schema';
export { shownMessage } from './state/room-state';
export { BATCH_MAX } from './acts/batch';
export { type Command } from './acts/acts';
export { type Audience } from './rules/define-act';
export {
  audienceOf,
  grantedRole,
  isDeskRole,
  mayRead,
  WINDOW_ROLES,
  type WindowRole,
} from './acts/permissions';
export { pendingStart } from './event-log/pending-start';

// The protocol between a window and the server, see `docs/protocol.md`.
export {
  type ClientFrame,
  type ClientMessage,
  type ClientMessageOf,
  readClientFrame,
} from './live-protocol/client-messages';
export { LIVE_SUBPROTOCOL } from '@standby/room-engine/protocol/messages';
export { LIVE_ROLES, type LiveRole, type RosterEntry } from './live-protocol/messages';
export {
  decodeServerMessage,
  type ServerFrame,
  type ServerMessage,
  type ServerMessageOf,
} from './live-protocol/server-messages';
