import { type CueColumn, readCell, readCueName, readStandbyLead, readTrigger } from './cue-cells';
import type { Reading } from './cue-cells';
import { withAliases } from './cue-aliases';
import type { Cue, CueCells, Department } from './cue-schema';
import { withCells } from './sheet-rules';

/** Department and number, with a space between them or without; the number ends where a page or a text begins. */
const NAME =
  /^\s*([\p{L}][\p{L}\d]*?\s*\d+(?:\.\d+)?(?:[\p{L}](?![\p{L}\d])(?:\.\d+)?)?)(?=$|[\s,"“”]|p\.?\d|s\.?\d)(.*)$/iu;
const LOOSE_NAME = /^\s*([\p{L}\d]+(?:\s+[^\s",]+)?)(.*)$/u;
const PAGE = /^(?:p\.?|page)\s*(\d\w*)(?=[\s,"“”]|$)/iu;
const SCENE = /^(?:s|sc\.?|scene)\s*(\d[\w.]*)(?=[\s,"“”]|$)/iu;
const QUOTED = /^["“”]([^"“”]*)["“”]/u;
const STANDBY = /^(?:standby|sb)\s+(.*)$/iu;
/** What an end after a comma begins with, where it is more than a part of the label. */
const TRIGGER = /^(?:(?:called|visual|follow|hang)(?=\s*$|\s+\d)|at\s+\d)/iu;
/** An end without a comma before it: words that are a trigger or a standby lead, and no part of a label. */
const BARE_END =
  /^(.*?)\s+((?:follow|hang)\s+\d+(?:\.\d)?|visual|(?:standby|sb)\s+\d+(?:\.\d)?|at\s+\d{1,2}[:.]\d\d(?:\s*[ap]\.?m\.?)?)$/iu;

interface Line {
  readonly cells: CueCells;
  readonly rest: string;
}

/** Page, scene and cue line, in any order, each once. */
function readPlaces(text: string): Reading<Line> {
  const found = new Map<CueColumn, string>();
  // A comma may divide the parts of a line; a label does not begin with one.
  const withoutComma = (part: string) => part.trim().replace(/^,\s*/u, '');
  const patterns = [
    ['page', PAGE],
    ['scene', SCENE],
    ['cueLine', QUOTED],
  ] as const;
  let rest = text.trim();
  for (;;) {
    const part = withoutComma(rest);
    const next = patterns.find(([column, pattern]) => !found.has(column) && pattern.test(part));
    if (!next) break;
    const [column, pattern] = next;
    found.set(column, pattern.exec(part)?.[1] ?? '');
    rest = part.replace(pattern, '').trim();
  }
  if (/^["“”]/u.test(withoutComma(rest))) {
    const problem = found.has('cueLine')
      ? 'A cue has one cue line in quotation marks.'
      : 'Close the quotation mark of the cue line.';
    return { problem };
  }
  const cells: CueCells = {};
  for (const [column, written] of found) {
    const cell = readCell(column, written, []);
    if (cell.problem !== undefined) return cell;
    Object.assign(cells, cell.value);
  }
  return { value: { cells, rest } };
}

/** Reads one end of a line into its cells; false where it is a part of the label. */
function readEnd(end: string, cells: CueCells): Reading<boolean> {
  const lead = STANDBY.exec(end)?.[1];
  if (lead !== undefined && cells.standbyLeadSeconds === undefined) {
    const seconds = readStandbyLead(lead);
    if (seconds.problem !== undefined) return seconds;
    cells.standbyLeadSeconds = seconds.value;
    return { value: true };
  }
  if (!TRIGGER.test(end) || cells.trigger !== undefined) return { value: false };
  const trigger = readTrigger(end);
  if (trigger.problem !== undefined) return trigger;
  cells.trigger = trigger.value;
  return { value: true };
}

/** Trigger and standby lead, which follow the label after commas, or after a space where they cannot be a part of it. */
function readEnds(text: string): Reading<Line> {
  const cells: CueCells = {};
  let rest = text;
  for (;;) {
    const comma = rest.lastIndexOf(',');
    const afterComma = readEnd(rest.slice(comma + 1).trim(), cells);
    if (afterComma.problem !== undefined) return afterComma;
    if (afterComma.value) {
      rest = rest.slice(0, Math.max(0, comma)).trim();
      continue;
    }
    const [, label = '', end = ''] = BARE_END.exec(rest) ?? [];
    const bare = end === '' ? { value: false } : readEnd(end, cells);
    if (bare.problem !== undefined) return bare;
    if (!bare.value) break;
    rest = label.trim().replace(/,$/u, '').trim();
  }
  return { value: { cells, rest: rest.replace(/^,\s*/u, '') } };
}

/**
 * Reads a cue that is typed in one line, such as `LX 12.5 p34 "O for a muse" fade to dawn, follow 3`:
 * department and number; then page, scene and the cue line in quotation marks; then the label, and at its end the
 * trigger and the standby lead. Commas may divide these.
 *
 * @param id of the new cue
 */
export function readCueLine(
  line: string,
  departments: readonly Department[],
  id: string,
): Reading<Cue> {
  const [, written = line, others = ''] = NAME.exec(line) ?? LOOSE_NAME.exec(line) ?? [];
  const name = readCueName(withAliases(written, departments), departments);
  if (name.problem !== undefined) return name;
  const places = readPlaces(others);
  if (places.problem !== undefined) return places;
  const ends = readEnds(places.value.rest);
  if (ends.problem !== undefined) return ends;
  const label = readCell('label', ends.value.rest, departments);
  if (label.problem !== undefined) return label;
  const cue: Cue = { id, ...name.value, trigger: { kind: 'called' } };
  return {
    value: withCells(cue, { ...places.value.cells, ...ends.value.cells, ...label.value }),
  };
}
