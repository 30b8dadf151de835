import type * as batch from '@standby/room-engine/authority/batch';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import type { ShowRoom } from '../domain/event-log/event';
import { pendingStart } from '../domain/event-log/pending-start';
import { houseDesksOf } from '../domain/house-desks/with-house-desks';
import { curtainOfSchedule, type PlannedPerformance } from '../domain/schedule/scheduled-curtain';

type ActOn = batch.ActOn<ShowRoom>;

const role = 'controller';

/** Does the automatic act that is due. The first process that noticed it has done it already. */
export const startDue: ActOn = (log, nowMs) => {
  const start = pendingStart(log, nowMs);
  return start && start.atMs <= nowMs ? { ...start, role } : undefined;
};

/** Disarms all departments, because their caller is gone. */
export const endLease: ActOn = (log) => {
  const departments = houseDesksOf(stateOf(log)).armed.map(({ department }) => department);
  return departments.length > 0 ? { role, act: { type: 'disarm-desks', departments } } : undefined;
};

/** Sets the curtain to the scheduled performance’s, A3. */
export const followSchedule =
  (performances: readonly PlannedPerformance[]): ActOn =>
  (log, nowMs) => {
    const act = curtainOfSchedule(stateOf(log), linesOf(log), performances, nowMs);
    return act && { role, act };
  };

/** Asks a question of a person outside the room. */
export const askQuestion =
  (messageId: string, text: string): ActOn =>
  () => ({ role: 'ask', act: { type: 'ask', messageId, text } });
