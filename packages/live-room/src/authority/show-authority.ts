import type { AuthorityRules } from '@standby/room-engine/authority/authority-rules';
import { type ActContext } from '@standby/room-engine/authority/check-event';
import { isSameOwner } from '@standby/room-engine/authority/ports';
import {
  answersBeats,
  audienceOf,
  hasPermission,
  isDeskRole,
  type WindowRole,
} from '../domain/acts/permissions';
import { departmentOfLight } from '../domain/calling/desk-view';
import { answersFor } from '../domain/event-log/answers-for';
import type { Act, ShowRoom } from '../domain/event-log/event';
import { showRules } from '../domain/event-log/show-rules';
import { actFor, stateFor } from '../domain/event-log/withheld';
import { AUDIENCES } from '../domain/rules/define-act';

/** Calls that a program gives for the desk on the book; it neither takes the book nor hands it over. */
const CALLS_FOR_BOOK: ReadonlySet<string> = new Set([
  'warn-cues',
  'stand-by-cues',
  'go-cues',
  'skip-cues',
]);

/**
 * Whether an act names another desk than the connection's own, A5. All windows of one account count
 * as the same desk. A link may be shared by several people, so each of its windows is a desk of its
 * own.
 */
function isAsOtherDesk(act: Act, { sender, headOf }: ActContext<ShowRoom>): boolean {
  if (!('callerId' in act) || act.callerId === sender.by) return false;
  // The rules of the room refuse an act that names anybody but the caller.
  if (sender.callsForBook && CALLS_FOR_BOOK.has(act.type)) return false;
  const { owner } = headOf(act.callerId);
  return !owner || owner.kind === 'link' || !isSameOwner(owner, sender.owner);
}

/** Whether an act belongs to another desk, A5, or to another department than the sender's, A6. */
function isForAnother(act: Act, context: ActContext<ShowRoom>): boolean {
  const { departments } = context.sender;
  return (
    isAsOtherDesk(act, context) ||
    (departments !== undefined && !answersFor(context.state(), departments, act))
  );
}

const sends = (role: WindowRole): boolean => role !== 'viewer' && role !== 'ask';

/** The rules of a show's live room that only its authority asks. */
export const showAuthority: AuthorityRules<ShowRoom> = {
  wholeAudience: showRules.wholeAudience,
  audiences: AUDIENCES,
  audienceOf,
  stateFor,
  actFor,
  sends,
  // The server's clock is right: only pages correct theirs.
  maySend: (role, type) => sends(role) && type !== 'set-clock' && hasPermission(role, type),
  mayIdentify: (role) => role === 'controller',
  // An ask page shows nothing of the room; releases without such pages take it for a viewer.
  knownAs: (role) => (role === 'ask' ? 'viewer' : role),
  isForAnother,
  isListed: (role) => role !== 'ask',
  // Desks of earlier releases do not answer beats.
  isHeardOften: (role, isAnswering) => answersBeats(role) && (!isDeskRole(role) || isAnswering),
  presenceOf({ role, asked }, said, isOwn) {
    const { selected, cell, screen, callerId, shownGos, houseDesks } = said ?? {};
    const isOnBook = callerId !== undefined && isDeskRole(role) && isOwn(callerId);
    return {
      ...(selected !== undefined && { selected }),
      ...(role === 'controller' && cell && { cell }),
      ...(!isDeskRole(role) && screen && { screen }),
      ...(isOnBook && { callerId }),
      ...(role === 'department' && shownGos && { shownGos }),
      ...(role === 'bridge' && houseDesks && { houseDesks }),
      ...(asked === 'controller' && role === 'viewer' && { isDesk: true }),
    };
  },
  grantOf({ role, connection: { departments, callsForBook } }, said) {
    if (departments || role !== 'department') return { departments, callsForBook };
    const shown = said?.department ?? departmentOfLight(said?.screen?.id);
    // A light that shows no department answers for none.
    return { departments: shown === undefined ? [] : [shown], callsForBook };
  },
};
