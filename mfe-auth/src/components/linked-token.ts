/** The secret part of the mailed or shared link that opened the page; the fragment reaches no server. */
export const linkedToken = (): string => window.location.hash.slice(1);
