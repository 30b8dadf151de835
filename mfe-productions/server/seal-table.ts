/** Table of the seals of what was sent: reports, and daily calls. */
export const SEALS = 'sent_seal';
