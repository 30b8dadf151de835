/** Table of the seals of sent reports and daily calls. */
export const SEALS = 'sent_seal';
