import type { Format } from '../log/document-format';
import type { RoomTypes } from '../log/event';
import type { PageLifecycle } from '../protocol/page-lifecycle';
import type { ServerMessage } from '../protocol/server-messages';
import type { Clock } from '../time/clock';
import type { ServerClock } from '../time/server-clock';
import type { EventStore } from './event-store';

/** A window's information about the server and its time. */
export interface ServerSide {
  readonly clock: ServerClock;
  /** Name of the person at this window. */
  readonly personName: string;
  /** Title of the room, as it was last known. */
  readonly title: string | null;
  /** IANA zone of the place that the room is for, as it was last known. */
  readonly timeZone?: string | undefined;
  /** Whether an earlier page measured the server's time. */
  readonly isTimeKnown: boolean;
}

/** The parts of a window that its connection with the authority needs. */
export interface SyncContext<Room extends RoomTypes> {
  readonly room: string;
  /** The window's id. */
  readonly id: string;
  /** Role that the window asks for. */
  readonly role: Room['role'];
  /** Whether the window keeps that role, whatever the server calls it. */
  readonly keepsRole: boolean;
  /** Whether the window asks for the time at each beat, so that the server notices its silence. */
  readonly answersBeats: boolean;
  /** Format that this release reads and writes. */
  readonly format: Format<Room>;
  /** Reads a message of the server; returns undefined for one that this release does not know. */
  readonly decode: (text: string) => ServerMessage<Room> | undefined;
  readonly joinedAtMs: number;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  readonly eventStore: EventStore<Room>;
  readonly newId: () => string;
  /** Returns the facts that the authority learns about the window, with its person's name. */
  readonly presence: () => Room['presence'] & { name?: string };
  /** Called before a message is handled. */
  readonly onMessage: () => void;
  /** Called when the event log, the connection, or the knowledge of other releases has changed. */
  readonly onLogChange: () => void;
  readonly onRosterChange: () => void;
  /** Called when another window asks for this screen's name. */
  readonly onIdentify: () => void;
}
