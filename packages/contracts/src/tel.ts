/** Returns the address that dials a phone number: its digits without an extension. */
export const telOf = (phone: string): string =>
  `tel:${phone.replace(/e?xt?\.?.*$/iu, '').replaceAll(/[^+\d]/gu, '')}`;
