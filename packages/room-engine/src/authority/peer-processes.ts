import type { RoomTypes } from '../log/event';
import type { WindowPerson } from '../protocol/messages';
import type { Visibility } from '../protocol/page-lifecycle';
import type { Owner } from './ports';

/** A window of a room, by the facts that it tells about itself. */
export type SeenWindow<Room extends RoomTypes> = Room['presence'] & {
  readonly by: string;
  readonly role: Room['role'];
  readonly number: number;
  readonly visibility: Visibility;
  readonly shown: number | null;
  /** Name of a window that was opened by a link, if its role sends acts: see `memberName`. */
  readonly name?: string;
  readonly joinedAtMs: number;
};

/** A window of a room, as other processes know it. */
export type PresentWindow<Room extends RoomTypes> = SeenWindow<Room> & {
  readonly owner: Owner;
  readonly person: WindowPerson;
  /**
   * Whether its process does not answer, or whether it is heard often and was not heard for some
   * seconds.
   */
  readonly isSilent?: boolean;
};

/** Connection to the other processes that have windows of a room. */
export interface PeerProcesses<Room extends RoomTypes> {
  /** Returns the windows of the other processes, by their last message. */
  readonly windows: () => readonly PresentWindow<Room>[];
  /** Tells the other processes which windows are here. */
  readonly publish: (windows: readonly PresentWindow<Room>[]) => void;
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

/** Returns the connection of a process that is the only one. */
export async function noPeerProcesses<Room extends RoomTypes>(): Promise<PeerProcesses<Room>> {
  return {
    windows: () => [],
    publish: () => undefined,
    identify: () => undefined,
    listen: () => () => undefined,
    close: async () => undefined,
  };
}
