import { callingOf, goIntervalOf } from '@standby/live-room/domain/state/calling-schema';
import { answerAfterMs } from '@standby/live-room/domain/calling/go-safety';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';

/** Returns the show’s settings for the safety of GO, in seconds. */
export function selectSafety({ state }: RoomSnapshot) {
  const calling = callingOf(state);
  return {
    intervalSeconds: goIntervalOf(calling) / MILLIS_PER_SECOND,
    answerAfterSeconds: answerAfterMs(calling) / MILLIS_PER_SECOND,
    goesWithoutStandby: calling.goesWithoutStandby,
  };
}
