import type { RowNote, Sheet } from '@standby/table-import';
import type { CueLine, CueLines } from './cue-line';
import { type Automatic, automaticText, readDeskSeconds, withinSheet } from './desk-times';
import { type Column, columnsOf, plainName } from './eos';

/*
 * Reads a cue list of QLab, copied from its window or exported as CSV. A cue holds the start of the
 * next one. Cues without a number are steps between numbered ones, and their waits add up.
 */

const NUMBER_NAMES: ReadonlySet<string> = new Set(['number', 'qnumber', 'cuenumber', '#', 'q#']);
const MARKS: ReadonlySet<string> = new Set(['continue', 'continuemode', 'prewait', 'postwait']);
/** Number of rows among which the header is searched. */
const HEADER_ROWS = 20;

/** Start of the next cue, counted from the last cue with a number. */
interface Chain {
  /** Undefined after a cue without a number that a person starts. */
  readonly start: Automatic | undefined;
  readonly notice?: string;
  /** Whether the cue's text about the next one could not be read. */
  readonly isUnread?: boolean;
}

/** Words for a cue that leaves the next one to a person. */
const NO_CONTINUE: ReadonlySet<string> = new Set([
  '0',
  'donotcontinue',
  'none',
  'no',
  'false',
  'manual',
]);

function later(start: Automatic | undefined, seconds: number): Automatic | undefined {
  // Waits are added unrounded, and rounded at the end of the chain.
  return start && { ...start, seconds: Math.round((start.seconds + seconds) * 1_000) / 1_000 };
}

const secondsOf = (column: Column, name: string): number => readDeskSeconds(column(name)) ?? 0;

/** Returns the start of the next cue from the start of a cue. */
function chainAfter(
  column: Column,
  own: Automatic | undefined,
  isNumbered: boolean,
  label: string,
): Chain | undefined {
  const written = column('continuemode') || column('continue') || column('follow');
  // Spreadsheets may add a decimal to the numbers of modes.
  const mode = plainName(written.replace(/^([012])\.0+$/u, '$1'));
  const startedBy = own
    ? {}
    : { notice: `On the desk it goes after “${label}”, which has no number.` };
  if (mode === '1' || mode.includes('autocontinue')) {
    return { start: later(own, secondsOf(column, 'postwait')), ...startedBy };
  }
  if (mode !== '2' && !mode.includes('autofollow')) {
    if (/^-?$/u.test(written) || NO_CONTINUE.has(mode)) return undefined;
    const notice = `“${written}” of “${label}” could not be read: this cue may go automatically in QLab.`;
    return { start: undefined, notice, isUnread: true };
  }
  if (isNumbered) return { start: { kind: 'hang', seconds: 0 } };
  const length = readDeskSeconds(column('duration'));
  if (length !== undefined) return { start: later(own, length), ...startedBy };
  return own
    ? {
        start: { ...own, kind: 'hang' },
        notice: `On the desk it goes at the end of “${label}”, whose length is not in the file.`,
      }
    : { start: undefined, ...startedBy };
}

/** Reads a cue list of QLab; undefined for other tables. */
export function qlabLines(sheet: Sheet): CueLines | undefined {
  const headers = sheet.rows
    .slice(0, HEADER_ROWS)
    .map(({ cells }) =>
      cells.map(plainName).map((name) => (NUMBER_NAMES.has(name) ? 'number' : name)),
    );
  const place = headers.findIndex(
    (names) => names.includes('number') && names.some((name) => MARKS.has(name)),
  );
  const header = headers[place];
  if (!header) return undefined;
  const saysContinue = header.some(
    (name) => name === 'continue' || name === 'continuemode' || name === 'follow',
  );
  const lines: CueLine[] = [];
  const leftOut: RowNote[] = [];
  let chain: Chain | undefined;
  for (const { number: row, cells, problem } of sheet.rows.slice(place + 1)) {
    const column = columnsOf(header, cells);
    const [number, notes] = [column('number'), column('notes')];
    const label = column('qname') || column('cuename') || column('name');
    const wait = secondsOf(column, 'prewait');
    const arrival = later(chain?.start, wait);
    const before = chain;
    const isNumbered = number !== '';
    chain = chainAfter(
      column,
      isNumbered ? { kind: 'follow', seconds: 0 } : arrival,
      isNumbered,
      label,
    );
    if (!isNumbered) {
      leftOut.push({ row, text: `“${label}” has no number.` });
      continue;
    }
    const start = arrival && withinSheet(arrival);
    lines.push({
      row,
      ...(problem !== undefined && { problem }),
      notices: [
        ...(before?.notice === undefined ? [] : [before.notice]),
        ...(start?.notice === undefined ? [] : [start.notice]),
        ...(!start && wait > 0 ? [`Its wait of ${wait} s after GO is not imported.`] : []),
      ],
      cells: {
        cue: number,
        ...(label !== '' && { label }),
        ...(notes !== '' && { notes }),
        ...(saysContinue && !before?.isUnread && { trigger: start ? automaticText(start) : '' }),
      },
    });
  }
  return { lines, leftOut, lists: [] };
}
