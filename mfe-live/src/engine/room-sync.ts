import type { Digest } from '../domain/event-log/digest';
import type { Format } from '../domain/event-log/document-format';
import type { RoomEvent } from '../domain/event-log/event';
import type { RoomConnection } from '../domain/live-protocol/connection';
import type { Screen, Self } from '../domain/peers/presence';
import type { WindowRole } from '../domain/room/permissions';
import type { EventStore } from './event-store';
import type { Clock } from './ports/clock';
import type { PageLifecycle } from './ports/page-lifecycle';

/** What keeps a window's event log in step is given. */
export interface SyncContext {
  readonly room: string;
  /** The window's id. */
  readonly id: string;
  readonly role: WindowRole;
  /** What this release reads and writes. */
  readonly format: Format;
  readonly joinedAtMs: number;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  readonly eventStore: EventStore;
  readonly newId: () => string;
  /** Before a message is handled: its sender's role, where that is known. */
  readonly onMessage: (role: WindowRole | undefined) => void;
  /** The event log, the connection, or what is known about other releases, changed. */
  readonly onLogChange: () => void;
  readonly onRosterChange: () => void;
  /** Another window wants this screen to show its name. */
  readonly onIdentify: () => void;
}

/** Keeps the event log the same in all windows of a room, and knows which windows there are. */
export interface RoomSync {
  readonly self: Self;
  /** How this window stands with the server; null where there is none. */
  connection(): RoomConnection | null;
  /** By how much the room's time can differ from the server's, in ms; null where that is not known. */
  clockErrorMs(): number | null;
  /** The other windows that show the room, against what this one knows. */
  screens(known: Digest): Screen[];
  /** Whether every window that this one knows of writes documents of this version. */
  areAllOnVersion(version: number): boolean;
  /** How many windows come before this one when the room has something done by itself. */
  turn(): number;
  connect(): void;
  /** After the page came back, or is seen again. */
  join(): void;
  /** Tells the others what changed about this window, such as its visibility. */
  announce(): void;
  /** Tells the others what this screen shows. */
  acknowledge(shown: Digest): void;
  publish(event: RoomEvent): void;
  /** Makes another screen show its name. */
  identify(id: string): void;
  /** The person has seen which acts the server did not take. */
  dismissNotTaken(): void;
  leave(): void;
  close(): void;
}
