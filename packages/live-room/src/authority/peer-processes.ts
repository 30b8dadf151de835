import type { Owner } from './ports';
import type { RosterEntry, ScreenIdentity, Visibility, WindowRole } from '../domain/index';
import type { ShownGo } from '../domain/live-protocol/messages';
import type { SheetCell } from '../domain/live-protocol/screens';

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
  readonly isDesk?: boolean;
  readonly person: RosterEntry['person'];
  /** Of a window that was opened by a link, unless it is a viewer: see `memberName`. */
  readonly name?: string;
  readonly joinedAtMs: number;
  /** Whether its process does not answer, or it is a cue light that was not heard for some seconds. */
  readonly isSilent?: boolean;
}

/** The other processes that have windows of a room. */
export interface PeerProcesses {
  /** Their windows, by their last message. */
  readonly windows: () => readonly PresentWindow[];
  /** Tells them which windows are here. */
  readonly publish: (windows: readonly PresentWindow[]) => void;
  /** Makes a window of another process show its name. */
  readonly identify: (by: string) => void;
  /**
   * Hears when another process wants a window of this one to show its name.
   *
   * @returns how to end that
   */
  readonly listen: (by: string, onIdentify: () => void) => () => void;
  /** Tells them that no window is here any more. */
  readonly close: () => Promise<void>;
}

/** @param onChange hears that other windows came, changed or went */
export type OpenPeerProcesses = (onChange: () => void) => Promise<PeerProcesses>;

/** Of a process that is the only one. */
export const noPeerProcesses: OpenPeerProcesses = async () => ({
  windows: () => [],
  publish: () => undefined,
  identify: () => undefined,
  listen: () => () => undefined,
  close: async () => undefined,
});
