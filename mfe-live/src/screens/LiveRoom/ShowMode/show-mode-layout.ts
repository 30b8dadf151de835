import { DESK } from '../desk-layout';

/* At-rules of the show mode, in addition to the desk’s. */

/** A phone in portrait with little height. */
export const shortPhone = '@media (max-height: 40em) and (max-width: 33.99em)';

/** Large text on a phone. */
export const largeText = `@container ${DESK} (max-width: 19.99rem)`;
