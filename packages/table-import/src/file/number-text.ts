import { format, getFormatFromId, isDateFormat } from 'numfmt';

/** Significant digits: 12.3 is stored as 12.300000000000001. */
const DIGITS = 14;
/** Days between the two calendars of workbooks. */
const DAYS_TO_1904 = 1_462;

/** Formats of the language of the computer, as a program in English shows them. */
const LOCAL_FORMATS: Readonly<Record<number, string>> = { 14: 'm/d/yyyy', 22: 'm/d/yyyy h:mm' };

const GENERAL = /^general$|^@$/iu;
/** Format of thousands, which is removed because it would put commas into cue numbers. */
const THOUSANDS = /#,##0/gu;

/** Returns the format of a number by its id, where a workbook declares none of its own. */
export function builtInFormat(id: number): string {
  return LOCAL_FORMATS[id] ?? getFormatFromId(id) ?? 'General';
}

/** Returns a number as a spreadsheet program shows it. */
export function numberText(value: string, code: string, startsIn1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) return value;
  const plain = String(Number(number.toPrecision(DIGITS)));
  if (GENERAL.test(code)) return plain;
  try {
    const serial = startsIn1904 && isDateFormat(code) ? number + DAYS_TO_1904 : number;
    const text = format(code.replaceAll(THOUSANDS, '#0'), serial, { nbsp: false }).trim();
    return text === '' || text.startsWith('###') ? plain : text;
  } catch {
    // The format is not one that spreadsheets know.
    return plain;
  }
}
