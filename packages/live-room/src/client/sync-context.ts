import type { Format } from '../domain/event-log/document-format';
import type { ClientFrame } from '../domain/live-protocol/client-messages';
import type { WindowRole } from '../domain/room/permissions';
import type { EventStore } from './event-store';
import type { Clock } from './ports/clock';
import type { PageLifecycle } from './ports/page-lifecycle';
import type { ServerClock } from './server-clock';
import type { WindowState } from './window-state';

/** How a window knows the server and its time. */
export interface ServerSide {
  readonly clock: ServerClock;
  /** Of the person at this window. */
  readonly personName: string;
  /** Of the show, as it was known the last time. */
  readonly title: string | null;
  /** IANA zone of the show's venue, as it was known the last time. */
  readonly timeZone?: string | undefined;
  /** Whether an earlier page measured the server's time. */
  readonly isTimeKnown: boolean;
}

/** What a window gives to its connection with the authority. */
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
  /** What the authority is told of: the selected timer, the cell of the cue sheet, the screen, the person's name. */
  readonly window: () => WindowState;
  /** Before a message is handled. */
  readonly onMessage: () => void;
  /** The event log, the connection, or what is known about other releases, changed. */
  readonly onLogChange: () => void;
  readonly onRosterChange: () => void;
  /** Another window wants this screen to show its name. */
  readonly onIdentify: () => void;
}

/** What the window reports to the authority. */
export function presenceOf(
  { page, window }: Pick<SyncContext, 'page' | 'window'>,
  shown: number | null,
): Extract<ClientFrame, { kind: 'presence' }> {
  const { ownTimerId: selected, cell, screen, callerId, shownGos } = window();
  const { personName: name, department } = window();
  return {
    kind: 'presence',
    visibility: page.visibility(),
    shown,
    ...(selected !== null && { selected }),
    ...(cell && { cell }),
    ...(screen && { screen }),
    ...(callerId !== null && { callerId }),
    ...(shownGos.length > 0 && { shownGos: [...shownGos] }),
    ...(name !== null && { name }),
    ...(department !== null && { department }),
  };
}
