/*
 * Spreadsheets run text that begins like a formula. They also do so after each separator of lists. Where the comma is the
 * decimal point, a file with commas is split at semicolons and at line ends within its cells. An apostrophe keeps the
 * text a text, and the import removes the apostrophe.
 */

/** Characters that spreadsheets ignore before a formula; those between cells and rows are not among them. */
const IGNORED = String.raw`(?:(?![\t\r\n])[\s\p{Cc}\u200B\uFEFF"])*`;
const SIGN = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** An apostrophe of the text itself gets another one, so that one can be taken away. */
const FORMULA = String.raw`'*${IGNORED}${SIGN}`;
const AT_START = String.raw`^(?=${FORMULA}|'*[\t\r\n])`;
const AFTER_SEPARATOR = String.raw`(?<=[;|\t\r\n])(?=${FORMULA})`;
const UNGUARDED = new RegExp(`${AT_START}|${AFTER_SEPARATOR}`, 'gu');
const GUARDED = new RegExp(
  String.raw`^'(?=${FORMULA}|'*[\t\r\n])|(?<=[;|\t\r\n])'(?=${FORMULA})`,
  'gu',
);

/** Returns the text with an apostrophe wherever a spreadsheet would see a formula begin. */
export const guardFormulas = (text: string): string => text.replaceAll(UNGUARDED, "'");

/** Returns the text without the apostrophes of {@link guardFormulas}. */
export const withoutFormulaGuards = (text: string): string => text.replaceAll(GUARDED, '');
