/** How Valibot words what a schema has no message for: by types and values, for developers. */
const WORDED_BY_VALIBOT = /^Invalid [^:]+: (?:Expected .+ but r|R)eceived /su;

const NOT_ALLOWED = 'This is missing or not allowed. Correct it and try again.';

/**
 * What a person reads of a schema's issue: the message that the schema has for it.
 *
 * @param message of the issue
 * @param otherwise where the schema has none
 */
export function issueText(message: string, otherwise = NOT_ALLOWED): string {
  return WORDED_BY_VALIBOT.test(message) ? otherwise : message;
}
