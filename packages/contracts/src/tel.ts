/** The address that calls a number: its digits, without an extension. */
export const telOf = (phone: string): string =>
  `tel:${phone.replace(/e?xt?\.?.*$/iu, '').replaceAll(/[^+\d]/gu, '')}`;
