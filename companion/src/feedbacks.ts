import { combineRgb, type CompanionBooleanFeedbackDefinition } from '@companion-module/base';
import type { ControlState } from '@standby/api-client/control';
import type { ActionRoom } from './actions';
import { onAirOf, stageOf } from './variables';

export const colors = {
  night: combineRgb(14, 12, 10),
  text: combineRgb(246, 240, 228),
  go: combineRgb(84, 217, 140),
  standby: combineRgb(255, 209, 102),
  stop: combineRgb(255, 107, 94),
  light: combineRgb(124, 184, 255),
} as const;

/** Returns the feedbacks, each of which is true or false. */
export function feedbacksOf(
  room: Pick<ActionRoom, 'state' | 'nowMs'>,
): Record<string, CompanionBooleanFeedbackDefinition> {
  const feedback = (
    name: string,
    bgcolor: number,
    isTrue: (state: ControlState) => boolean | undefined,
  ): CompanionBooleanFeedbackDefinition => ({
    type: 'boolean',
    name,
    options: [],
    defaultStyle: { bgcolor, color: colors.night },
    callback: () => room.state !== undefined && isTrue(room.state) === true,
  });
  const isAt = (stage: ReturnType<typeof stageOf>) => (state: ControlState) => {
    const timer = onAirOf(state);
    return timer !== undefined && stageOf(timer, room.nowMs()) === stage;
  };
  return {
    running: feedback('Timer runs', colors.go, isAt('running')),
    warning: feedback('Timer is in its warning', colors.standby, isAt('standby')),
    time: feedback('Timer is past its time', colors.stop, isAt('time')),
    paused: feedback('Timer is paused', colors.light, isAt('paused')),
    blackout: feedback('Viewers are black', colors.stop, ({ isBlackout }) => isBlackout),
    message: feedback('Viewers show a message', colors.light, ({ message }) => message !== null),
    standby: feedback('Standby was given', colors.standby, ({ book }) => book.next?.isStandingBy),
    acknowledged: feedback(
      'Standby was acknowledged',
      colors.go,
      ({ book }) => book.next?.isAcknowledged,
    ),
    held: feedback('The show is stopped', colors.stop, ({ book }) => book.held !== null),
    on_book: feedback('Somebody is on the book', colors.go, ({ book }) => book.caller !== null),
    armed: feedback('GO fires a desk', colors.standby, ({ book }) => book.armed.length > 0),
  };
}
