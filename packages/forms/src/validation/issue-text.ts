/** Valibot's own messages, which name types and values and are meant for developers. */
const WORDED_BY_VALIBOT = /^Invalid [^:]+: (?:Expected .+ but r|R)eceived /su;

const NOT_ALLOWED = 'This is missing or not allowed. Correct it and try again.';

/**
 * Returns the message that a schema has for an issue.
 * @param message message of the issue
 * @param otherwise text for an issue without a message of its own
 */
export function issueText(message: string, otherwise = NOT_ALLOWED): string {
  return WORDED_BY_VALIBOT.test(message) ? otherwise : message;
}
