import type { Act, RoomTypes } from '../log/event';
import type { EventWith, RoomRules } from '../log/room-rules';
import type { Presence } from '../protocol/messages';
import type { ActContext } from './check-event';
import type { Member } from './roster';

/** The rules of one kind of room that only its authority asks. */
export interface AuthorityRules<Room extends RoomTypes> extends Pick<
  RoomRules<Room>,
  'wholeAudience'
> {
  readonly audiences: readonly Room['audience'][];
  /** Returns the audience to which windows of a role belong. */
  audienceOf(role: Room['role']): Room['audience'];
  /** Returns a state without the parts that an audience may not read. */
  stateFor(state: Room['state'], audience: Room['audience']): Room['state'];
  /** Returns an act as an audience may read it; null if it may not. */
  actFor(
    audience: Room['audience'],
    event: EventWith<Room, Room['act']>,
    before: Room['state'],
  ): Act<Room> | null;
  /** Whether windows of a role send acts at all. There may be thousands of the others. */
  sends(role: Room['role']): boolean;
  /** Whether windows of a role may send acts of a kind, A3. */
  maySend(role: Room['role'], type: string): boolean;
  /** Whether windows of a role may make another window show its name. */
  mayIdentify(role: Room['role']): boolean;
  /** Returns the role by which a window of a role knows itself. */
  knownAs(role: Room['role']): Room['role'];
  /** Whether an act belongs to another window than its sender. */
  isForAnother(act: Act<Room>, context: ActContext<Room>): boolean;
  /** Whether windows of a role are in the roster. */
  isListed(role: Room['role']): boolean;
  /**
   * Whether a window sends something at each beat, so that its silence is noticed.
   * @param answersBeats whether it said so
   */
  isHeardOften(role: Room['role'], answersBeats: boolean): boolean;
  /**
   * Returns the facts that the other windows learn about a window.
   * @param said the window's last message about itself; undefined before the first
   * @param isOwn whether an author id is the window's own, or another one of its account
   */
  presenceOf(
    window: Pick<Member<Room>, 'role' | 'asked'>,
    said: Presence<Room> | undefined,
    isOwn: (by: string) => boolean,
  ): Room['presence'];
  /** Returns the permissions of a window beyond the acts of its role. */
  grantOf(
    window: Pick<Member<Room>, 'role' | 'connection'>,
    said: Presence<Room> | undefined,
  ): Room['grant'];
}
