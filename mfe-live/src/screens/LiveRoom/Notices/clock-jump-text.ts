import { MILLIS_PER_SECOND, spokenDuration } from '@standby/live-room/domain/time/time';
import type { RoomClockJump } from '@standby/room-engine/time/room-clock';

interface ClockJumpText {
  readonly title: string;
  readonly text: string;
  /** Label of the opposite decision. */
  readonly reverse: string;
  readonly keep: string;
}

/** Returns the texts about a jump of the machine’s clocks while a timer ran. */
export function clockJumpText({ kind, byMs }: Pick<RoomClockJump, 'kind' | 'byMs'>): ClockJumpText {
  const length = spokenDuration(Math.round(Math.abs(byMs) / MILLIS_PER_SECOND));
  if (kind === 'slept') {
    return {
      title: `This computer slept for ${length}.`,
      text: 'Running timers counted that time. If the clock was set instead, take it out.',
      reverse: 'Take it out',
      keep: 'Leave it in',
    };
  }
  return {
    title: `This computer's clock was set ${byMs < 0 ? 'back' : 'forward'} by ${length}.`,
    text: 'Running timers stayed as they were. If that time really passed, count it.',
    reverse: 'Count it',
    keep: 'Timers are right',
  };
}
