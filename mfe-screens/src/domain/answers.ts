import { ANSWER_NAME_MAX, type GivenCall } from '@standby/live-room/domain/state/call-schemas';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import { definedCall } from '@standby/live-room/domain/calls/call-ladder';

/** Milliseconds for which a call asks for an answer, unless the next call is given before. */
const ANSWERABLE_MS = 30 * MILLIS_PER_MINUTE;

/**
 * Returns a name for `answer-call`, trimmed and shortened; undefined for an empty or unusable
 * input.
 */
export function answerName(input: string): string | undefined {
  const name = Array.from(input.trim()).slice(0, ANSWER_NAME_MAX).join('').trim();
  return name === '' || name.length > ANSWER_NAME_MAX ? undefined : name;
}

/** A call that asks for an answer. */
interface CallToAnswer {
  readonly given: GivenCall;
  readonly name: string;
  readonly message: string;
}

/**
 * Returns the last call that was given, while it asks for an answer.
 * @param nowMs epoch ms of the system clock.
 */
export function callToAnswer(state: RoomState, nowMs: number): CallToAnswer | undefined {
  const given = state.calls?.given.at(-1);
  const call = given && definedCall(state.calls, given.call);
  if (!given || !call) return undefined;
  const ageMs = nowMs - wallTimeOf(state, given.atMs);
  if (ageMs > ANSWERABLE_MS) return undefined;
  return { given, name: call.name, message: call.message };
}
