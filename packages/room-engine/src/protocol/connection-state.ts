import type { RoomTypes } from '../log/event';
import type { ByeReason } from './server-messages';

export type ConnectionPhase =
  /** The window has not been connected yet. */
  | 'connecting'
  /** The window is connected and up to date with the server, except for events in transit. */
  | 'live'
  /** The window hears the server, but does not get events that the server has stored. */
  | 'behind'
  /** The window does not hear the server, and the room continues from its own log. */
  | 'away'
  /** The server ended the connection for good. */
  | 'ended';

/** State of a window's connection to the server, as `ConnectionJudge` sees it. */
export interface ConnectionState {
  readonly phase: ConnectionPhase;
  /** Beginning of the phase, in the room's time. */
  readonly sinceMs: number;
  /** Number of this window's acts that the server has not stored yet. */
  readonly unsent: number;
  /** Moment of the oldest unsent act, in the room's time; null without one. */
  readonly unsentSinceMs: number | null;
  /** Whether an unsent act has waited for its acknowledgement for more than a second. */
  readonly isSending: boolean;
}

/** Acts that a server acknowledged and then lost, as far as this window knows. */
export interface LostActs {
  readonly count: number;
  /** Number of lost acts that no window has brought back. */
  readonly missing: number;
}

/** A window's connection to the server, with the facts that it has from there. */
export interface ServerConnectionState<Room extends RoomTypes> extends ConnectionState {
  /** Title of the room on the server; null until the server has sent it. */
  readonly title: string | null;
  /** IANA zone of the place that the room is for; undefined until the server has sent it. */
  readonly timeZone: string | undefined;
  /** Whether the server has acts that have not arrived here. */
  readonly isBehind: boolean;
  /** Whether this window has measured the server's time; before that it cannot show any seconds. */
  readonly isTimeKnown: boolean;
  readonly ended: ByeReason | null;
  /** Names of authors, by author id. */
  readonly names: ReadonlyMap<string, string>;
  /** Log lines of acts that the server refused, until the person has seen them. */
  readonly rejected: readonly Room['line'][];
  /**
   * Acts that the server had lost when this window connected, until the person has seen the notice.
   */
  readonly lost: LostActs | null;
  /** Origin of the standby server; null while the page's own server is used. */
  readonly elsewhere: string | null;
}
