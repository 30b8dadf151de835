import type * as v from 'valibot';
import type { Act, RoomEvent, RoomTypes, Undo } from './event';

/** The room after an act, and the lines that the act adds to the log. */
interface Performed<Room extends RoomTypes> {
  readonly after: Room['state'];
  readonly lines: readonly Room['line'][];
}

/** An event with an act of one sort: an undo, or another act. */
export interface EventWith<Room extends RoomTypes, Sort> extends Omit<RoomEvent<Room>, 'act'> {
  readonly act: Sort;
}

/** The rules of one kind of room. The event log asks only these about what an act means. */
export interface RoomRules<Room extends RoomTypes> {
  readonly role: v.GenericSchema<unknown, Room['role']>;
  /** Role with the fewest permissions, which stands for one that this release does not know. */
  readonly leastRole: Room['role'];
  /** Audience that may read every act. */
  readonly wholeAudience: Room['audience'];
  readonly state: v.GenericSchema<unknown, Room['state']>;
  readonly line: v.GenericSchema<unknown, Room['line']>;
  /** Returns the state from which a room starts. */
  initialState(room: string): Room['state'];
  /** Returns the name of the room that a state belongs to. */
  roomOf(state: Room['state']): string;
  /** Whether a role may do acts of a kind. */
  permits(role: Room['role'], type: string): boolean;
  /** Whether an act, or the act of a line, moves the room on, or stops it: E11. */
  movesOn(act: Act<Room> | Room['line']): boolean;
  /** Does an act. Returns why it has no effect, if the rules refuse it. */
  perform(
    before: Room['state'],
    event: EventWith<Room, Room['act']>,
  ): Performed<Room> | Room['refusal'];
  /** Returns the lines of an undone act that the rules would refuse by now. */
  undoneLines(before: Room['state'], event: EventWith<Room, Room['act']>): readonly Room['line'][];
  /** Whether an undo in time may take an event out of the replay. */
  mayUndo(undo: RoomEvent<Room>, target: RoomEvent<Room>): boolean;
  /** Returns the line of an undo. @param target first line of the undone event, if it has one */
  undoLine(
    before: Room['state'],
    event: EventWith<Room, Undo>,
    target: Room['line'] | undefined,
  ): Room['line'];
  /** Returns the line of an event that this release does not understand. */
  opaqueLine(event: RoomEvent<Room>): Room['line'];
}
