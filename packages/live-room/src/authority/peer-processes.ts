import type { Visibility } from '@standby/room-engine/protocol/page-lifecycle';
import type { Owner } from '@standby/room-engine/authority/ports';
import type { RosterEntry, ScreenIdentity, WindowRole } from '../domain/index';
import type { HouseDeskStatus } from '../domain/state/house-desk-schema';
import type { ShownGo } from '../domain/presence/screens';
import type { SheetCell } from '../domain/presence/screens';

/** A window of a room, as other processes know it. */
export interface PresentWindow {
  readonly by: string;
  readonly owner: Owner;
  readonly role: WindowRole;
  readonly number: number;
  readonly visibility: Visibility;
  readonly shown: number | null;
  readonly selected?: string;
  readonly cell?: SheetCell;
  readonly screen?: ScreenIdentity;
  readonly callerId?: string;
  readonly shownGos?: ShownGo[];
  readonly houseDesks?: HouseDeskStatus[];
  readonly isDesk?: boolean;
  readonly person: RosterEntry['person'];
  /** Name of a window that was opened by a link, unless it is a viewer: see `memberName`. */
  readonly name?: string;
  readonly joinedAtMs: number;
  /**
   * Whether its process does not answer, or whether it is a light or desk that was not heard for
   * some seconds.
   */
  readonly isSilent?: boolean;
}

/** Connection to the other processes that have windows of a room. */
export interface PeerProcesses {
  /** Returns the windows of the other processes, by their last message. */
  readonly windows: () => readonly PresentWindow[];
  /** Tells the other processes which windows are here. */
  readonly publish: (windows: readonly PresentWindow[]) => void;
  /** Makes a window of another process show its name. */
  readonly identify: (by: string) => void;
  /**
   * Subscribes to requests of other processes that a window of this one show its name.
   *
   * @returns a function that unsubscribes
   */
  readonly listen: (by: string, onIdentify: () => void) => () => void;
  /** Tells the other processes that this one has no windows any more. */
  readonly close: () => Promise<void>;
}

/** @param onChange called when windows of other processes came, changed or went */
export type OpenPeerProcesses = (onChange: () => void) => Promise<PeerProcesses>;

/** For a process that is the only one. */
export const noPeerProcesses: OpenPeerProcesses = async () => ({
  windows: () => [],
  publish: () => undefined,
  identify: () => undefined,
  listen: () => () => undefined,
  close: async () => undefined,
});
