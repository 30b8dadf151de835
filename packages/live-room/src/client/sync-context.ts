import type { Clock } from '@standby/room-engine/time/clock';
import type { PageLifecycle } from '@standby/room-engine/protocol/page-lifecycle';
import type { ServerClock } from '@standby/room-engine/time/server-clock';
import type { Format } from '../domain/event-log/document-format';
import type { ClientFrame } from '../domain/live-protocol/client-messages';
import type { WindowRole } from '../domain/acts/permissions';
import type { WindowState } from './window-state';
import type { EventStore } from './ports/room-store';

/** A window's information about the server and its time. */
export interface ServerSide {
  readonly clock: ServerClock;
  /** Name of the person at this window. */
  readonly personName: string;
  /** Title of the show, as it was last known. */
  readonly title: string | null;
  /** IANA zone of the show's venue, as it was last known. */
  readonly timeZone?: string | undefined;
  /** Whether an earlier page measured the server's time. */
  readonly isTimeKnown: boolean;
}

/** The parts of a window that its connection with the authority needs. */
export interface SyncContext {
  readonly room: string;
  /** The window's id. */
  readonly id: string;
  readonly role: WindowRole;
  /** Format that this release reads and writes. */
  readonly format: Format;
  readonly joinedAtMs: number;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  readonly eventStore: EventStore;
  readonly newId: () => string;
  /**
   * Returns the state that the authority learns: the selected timer, the cell of the cue sheet, the
   * screen, the person's name.
   */
  readonly window: () => WindowState;
  /** Called before a message is handled. */
  readonly onMessage: () => void;
  /** Called when the event log, the connection, or the knowledge of other releases has changed. */
  readonly onLogChange: () => void;
  readonly onRosterChange: () => void;
  /** Called when another window asks for this screen's name. */
  readonly onIdentify: () => void;
}

/** Returns the presence message for the authority. */
export function presenceOf(
  { page, window }: Pick<SyncContext, 'page' | 'window'>,
  shown: number | null,
): Extract<ClientFrame, { kind: 'presence' }> {
  const { ownTimerId: selected, cell, screen, callerId, shownGos } = window();
  const { personName: name, department, houseDesks } = window();
  return {
    kind: 'presence',
    visibility: page.visibility(),
    shown,
    ...(selected !== null && { selected }),
    ...(cell && { cell }),
    ...(screen && { screen }),
    ...(callerId !== null && { callerId }),
    ...(shownGos.length > 0 && { shownGos: [...shownGos] }),
    ...(houseDesks.length > 0 && { houseDesks: [...houseDesks] }),
    ...(name !== null && { name }),
    ...(department !== null && { department }),
  };
}
