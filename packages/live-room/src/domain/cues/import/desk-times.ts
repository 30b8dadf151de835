import { CUE_DELAY_MAX_SECONDS } from '../../state/cue-schema';

/*
 * Reads times as desks and designers write them, and automatic starts. On a desk, a cue holds the
 * start of the next cue.
 */

/** An automatic start of a cue. */
export interface Automatic {
  readonly kind: 'follow' | 'hang';
  readonly seconds: number;
  /** Detail of the start that the import loses, for a person. */
  readonly notice?: string;
}

const CLOCK = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{0,6}(?:[.,]\d+)?)$/u;
const UNITS =
  /^(?:(\d{1,3})\s*m(?:in)?\s*)?(?:(\d{0,4}(?:[.,]\d+)?)\s*(?:s|sec|secs|seconds?)?)?$/iu;

/** Returns seconds rounded to one decimal, the precision of a sheet. */
const oneDecimal = (seconds: number): number => Math.round(seconds * 10) / 10;
/** Returns seconds without rounding errors of added fractions. */
const exact = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
const numberOf = (text: string | undefined): number => Number((text || '0').replace(',', '.'));

/**
 * Reads seconds of `3`, `.5`, `0:03`, `00:03.500`, `0:00:03`, `1m30` or `2 s`; undefined for
 * others.
 */
export function readDeskSeconds(text: string): number | undefined {
  const written = text.trim();
  if (!/\d/u.test(written)) return undefined;
  const clock = CLOCK.exec(written);
  if (clock) {
    const [, hours, minutes, seconds] = clock;
    return exact(numberOf(hours) * 3_600 + numberOf(minutes) * 60 + numberOf(seconds));
  }
  const units = UNITS.exec(written);
  return units ? exact(numberOf(units[1]) * 60 + numberOf(units[2])) : undefined;
}

const LETTER = /^(follow|f|hang|h)[\s/:=-]*(?=[\d.,-])(-?)\s*(.+)$/iu;
const LETTER_LAST = /^(-?)([\d.,:]+)\s*([fh])$/iu;

function automatic(kind: Automatic['kind'], sign: string, text: string): Automatic | undefined {
  const seconds = readDeskSeconds(text);
  if (seconds === undefined) return undefined;
  if (sign === '-' && seconds > 0) {
    return {
      kind,
      seconds: 0,
      notice: `On the desk it goes ${seconds} s before the cue above is complete: here it is ${kind} 0.`,
    };
  }
  return withinSheet({ kind, seconds });
}

/** Returns an automatic start within the limits of a sheet, with a notice about the loss. */
export function withinSheet({ kind, seconds }: Automatic): Automatic {
  if (seconds > CUE_DELAY_MAX_SECONDS) {
    return {
      kind,
      seconds: CUE_DELAY_MAX_SECONDS,
      notice: `It waits ${seconds} s on the desk; the maximum here is ${CUE_DELAY_MAX_SECONDS} s.`,
    };
  }
  const rounded = oneDecimal(seconds);
  if (rounded === seconds) return { kind, seconds };
  return {
    kind,
    seconds: rounded,
    notice: `It waits ${seconds} s on the desk; here ${rounded} s, because a sheet keeps one decimal.`,
  };
}

/**
 * Reads an automatic start: `F3`, `H2.5`, `H-5`, `follow 3`, `1:30`.
 *
 * @param kind meaning of a time without a letter; undefined if such a time has none
 */
export function readAutomatic(text: string, kind?: Automatic['kind']): Automatic | undefined {
  const written = text.trim();
  const [, letter, , rest = ''] = LETTER.exec(written) ?? [];
  if (letter !== undefined) {
    const sign = /^[a-z]+\s*-/iu.test(written) ? '-' : '';
    return automatic(/^f/iu.test(letter) ? 'follow' : 'hang', sign, rest);
  }
  const [, sign = '', number, last] = LETTER_LAST.exec(written) ?? [];
  if (number !== undefined && last !== undefined) {
    return automatic(/f/iu.test(last) ? 'follow' : 'hang', sign, number);
  }
  if (/^(?:f|follow|auto[ -]?follow|af)$/iu.test(written)) return { kind: 'follow', seconds: 0 };
  if (/^(?:h|hang)$/iu.test(written)) return { kind: 'hang', seconds: 0 };
  if (!kind) return undefined;
  if (/^(?:yes|y|x|auto)$/iu.test(written)) return { kind, seconds: 0 };
  return written.startsWith('-')
    ? automatic(kind, '-', written.slice(1))
    : automatic(kind, '', written);
}

/** A fade time with the start of the next cue. */
interface TimeAndFollow {
  readonly time: string;
  readonly next: Automatic;
}

/** Reads a time with a follow, as designers write it: `3/5F10`, `5 F2`. */
export function readTimeAndFollow(text: string): TimeAndFollow | undefined {
  const [, time = '', follow = ''] =
    /^([\d.,:/\s]*\d)\s*([fh]\s*-?[\d.,:]+)$/iu.exec(text.trim()) ?? [];
  const next = follow === '' ? undefined : readAutomatic(follow);
  return next && { time: time.trim(), next };
}

/** Returns an automatic start as the text of a trigger cell. */
export const automaticText = ({ kind, seconds }: Automatic): string => `${kind} ${seconds}`;
