/** Longest address: RFC 5321, 4.5.3.1.3, without its brackets. */
const ADDRESS_MAX = 254;
const LOCAL_PART_MAX = 64;

/**
 * One address and nothing else: a dot-atom, an at sign, and the name of a host, with letters of any language (RFC 6531).
 * Lists, groups, names and quotes are more than an address; a mailer would read other recipients in them.
 */
const ADDRESS =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Whether a text is one address that mail can be sent to. */
export const isMailAddress = (text: string): boolean =>
  text.length <= ADDRESS_MAX && text.indexOf('@') <= LOCAL_PART_MAX && ADDRESS.test(text);
