import * as v from 'valibot';

/** A password is taken to the letter: it may begin, end or consist of spaces. */
export const currentPassword = v.pipe(v.string(), v.nonEmpty(''));
