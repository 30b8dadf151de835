import type { Format } from '../domain/event-log/document-format';
import type { ClientFrame } from '../domain/live-protocol/messages';
import type { SheetCell } from '../domain/live-protocol/screens';
import type { WindowRole } from '../domain/room/permissions';
import type { ScreenIdentity } from '../domain/room/screen-settings';
import type { EventStore } from './event-store';
import type { Clock } from './ports/clock';
import type { PageLifecycle } from './ports/page-lifecycle';

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
  /** The timer that the window looks at while another one is on air. */
  readonly selected: () => string | null;
  /** Where the person of this desk is in the cue sheet. */
  readonly cell: () => SheetCell | null;
  /** Which screen this viewer is; null where that is not known. */
  readonly screen: () => ScreenIdentity | null;
  /** What the person calls themselves who came by a link. */
  readonly personName: () => string | null;
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
  { page, ...context }: SyncContext,
  shown: number | null,
): Extract<ClientFrame, { kind: 'presence' }> {
  const [selected, cell, screen] = [context.selected(), context.cell(), context.screen()];
  const name = context.personName();
  return {
    kind: 'presence',
    visibility: page.visibility(),
    shown,
    ...(selected !== null && { selected }),
    ...(cell && { cell }),
    ...(screen && { screen }),
    ...(name !== null && { name }),
  };
}
