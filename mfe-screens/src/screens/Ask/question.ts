import { messageLength } from '@standby/live-room/domain/messages/messages';
import { MESSAGE_MAX } from '@standby/live-room/domain/state/room-schema';

/** Characters left from which on the page says so. */
const NEAR_THE_END = 20;

/** Returns the counter beside the field: `12/280`. */
export function counterOf(question: string): string {
  return `${messageLength(question.trim())}/${MESSAGE_MAX}`;
}

/** Returns the text about the remaining characters, empty until the limit is near. */
export function charactersLeftText(question: string): string {
  const left = MESSAGE_MAX - messageLength(question.trim());
  if (left < 0) return '';
  if (left === 0) return 'No characters left';
  return left <= NEAR_THE_END ? `Fewer than ${NEAR_THE_END + 1} characters left` : '';
}

/** Returns the error of a question, or undefined. */
export function questionError(question: string): string | undefined {
  const over = messageLength(question.trim()) - MESSAGE_MAX;
  if (over <= 0) return undefined;
  return `${over} ${over === 1 ? 'character' : 'characters'} too many: a question can have at most ${MESSAGE_MAX}.`;
}
