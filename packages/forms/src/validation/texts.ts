import * as v from 'valibot';

/** A text that may be empty, without the spaces around it. */
export const typedText = v.pipe(v.string(), v.trim());

/**
 * A text that a form needs, without the spaces around it. The field shows no message while it is empty, because the
 * disabled submit button waits for it.
 */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(''));
