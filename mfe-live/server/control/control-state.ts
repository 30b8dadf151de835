import type { ControlState } from '@standby/api-client/control';
import type { RoomState } from '@standby/live-room';
import { callOf, callingOf, isStandingBy } from '@standby/live-room/domain/state/calling-schema';
import { lastCalledIds, nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import { cueNames } from '@standby/live-room/domain/cues/cue-names';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { houseDesksOf } from '@standby/live-room/domain/house-desks/with-house-desks';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { balanceMs, phaseOf, zeroAtMs } from '@standby/live-room/domain/timer/countdown';
import type { ControlAccess } from './control-access';

/** Number of the latest messages of the desk that a program gets. */
const MESSAGES_MAX = 20;

function bookOf(state: RoomState): ControlState['book'] {
  const calling = callingOf(state);
  const next = nextOnDesk(state);
  const calls = next?.calledIds.map((id) => callOf(calling, id)) ?? [];
  const last = new Set(lastCalledIds(calling));
  // In the order of the sheet, not of the calls.
  const lastIds = sheetOf(state).cues.flatMap(({ id }) => (last.has(id) ? id : []));
  return {
    caller: calling.caller?.name ?? null,
    next: next
      ? {
          names: cueNames(state, next.calledIds),
          label: next.cues.find(({ label }) => label !== null)?.label ?? null,
          cueLine: next.cueLine,
          isStandingBy: calls.some(isStandingBy),
          isAcknowledged: calls.some((call) => call?.acknowledgedAtMs !== undefined),
        }
      : null,
    last: cueNames(state, lastIds),
    lastGoAtMs: calling.lastGoAtMs ?? null,
    held: calling.held?.reason ?? null,
    armed: houseDesksOf(state).armed.map(({ department }) => department),
  };
}

/** Returns the state of a room for a program. Words for the desks are left out for one that may only read. */
export function controlStateOf(
  state: RoomState,
  { title, scope }: Pick<ControlAccess, 'title' | 'scope'>,
): ControlState {
  const shown = shownMessage(state);
  const messages = state.messages.filter(({ source }) => source === 'room').slice(-MESSAGES_MAX);
  return {
    show: { id: state.showId, title },
    scope,
    timers: state.timers.map((timer) => ({
      id: timer.id,
      name: timer.name,
      phase: phaseOf(timer),
      durationMs: timer.durationMs,
      warningMs: timer.warningMs,
      zeroAtMs: zeroAtMs(timer) ?? null,
      // A timer that does not run has the same balance at any moment.
      remainingMs: timer.run.phase === 'running' ? null : balanceMs(timer, 0),
    })),
    onAir: state.selectedTimerId,
    isBlackout: state.isBlackout,
    flashAtMs: state.flash?.atMs ?? null,
    message: shown ? { id: shown.id, text: shown.text } : null,
    messages: scope === 'read' ? [] : messages.map(({ id, text }) => ({ id, text })),
    book: bookOf(state),
  };
}

/** Returns the keys of a state that differ from the one before; undefined if none does. */
export function changesOf(
  before: ControlState,
  after: ControlState,
): Partial<ControlState> | undefined {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof ControlState]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
