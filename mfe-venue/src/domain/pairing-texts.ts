import type { AcceptOutcome } from './pairing';

export const NO_CODE = 'A code has eight letters, without vowels, digits and Q.';

/** Explains why a device's code did not pair it, and what to do. */
export const acceptTexts: Readonly<Record<Exclude<AcceptOutcome, 'paired'>, string>> = {
  used: 'This code has already been used. Load the page of the device again: it shows another one.',
  expired: 'This code has expired. The device shows another one by now: type that.',
  unknown: 'No device shows this code. Compare it letter by letter, then try again.',
};
