import {
  type CueColumn,
  readCell,
  readCueName,
  readStandbyLead,
  readTrigger,
} from '@standby/live-room/domain/cues/cue-cells';
import type { Reading } from '@standby/live-room/domain/cues/cue-cells';
import { withAliases } from './cue-aliases';
import type { Cue, CueCells, Department } from '@standby/live-room/domain/state/cue-schema';
import { withCells } from '@standby/live-room/domain/cues/sheet-rules';

/**
 * Department and number, with or without a space between them. The number ends where a page or a
 * text begins.
 */
const NAME =
  /^\s*([\p{L}][\p{L}\d]*?\s*\d+(?:\.\d+)?(?:[\p{L}](?![\p{L}\d])(?:\.\d+)?)?)(?=$|[\s,"“”]|p\.?\d|s\.?\d)(.*)$/iu;
const LOOSE_NAME = /^\s*([\p{L}\d]+(?:\s+[^\s",]+)?)(.*)$/u;
const PAGE = /^(?:p\.?|page)\s*(\d\w*)(?=[\s,"“”]|$)/iu;
const SCENE = /^(?:s|sc\.?|scene)\s*(\d[\w.]*)(?=[\s,"“”]|$)/iu;
const QUOTED = /^["“”]([^"“”]*)["“”]/u;
const STANDBY = /^(?:standby|sb)\s+(.*)$/iu;
/** Beginning of a trigger after a comma; any other text there belongs to the label. */
const TRIGGER = /^(?:(?:called|visual|follow|hang)(?=\s*$|\s+\d)|at\s+\d)/iu;
/**
 * A trigger or a standby lead without a comma before it, worded so that it cannot belong to a
 * label.
 */
const BARE_END =
  /^(.*?)\s+((?:follow|hang)\s+\d+(?:\.\d)?|visual|(?:standby|sb)\s+\d+(?:\.\d)?|at\s+\d{1,2}[:.]\d\d(?:\s*[ap]\.?m\.?)?)$/iu;

/** Words inside a label that a person may have meant as another field. */
const LIKE_A_FIELD =
  /(?<![\p{L}\d-])(?:(?:follow|hang|standby|sb)\s+\d+(?:[.,]\d+)?|visual|at\s+\d{1,2}[:.]\d\d|(?:p\.?|page|s|sc\.?|scene)\s*\d[\w.]*|["“][^"“”]*["”])(?![\p{L}\d])/giu;

interface Line {
  readonly cells: CueCells;
  readonly rest: string;
}

/** A line read as a cue, with the parts that are in no field. */
interface ReadLine {
  readonly cue: Cue;
  /** Parts that are in no field. */
  readonly unread: readonly string[];
  /** Parts of the label that would be read as another field elsewhere in the line. */
  readonly inLabel: readonly string[];
}

/** Reads page, scene and cue line, in any order and each at most once. */
function readPlaces(text: string): Reading<Line> {
  const found = new Map<CueColumn, string>();
  // A comma may separate the parts of a line; a label does not begin with one.
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

/** Reads a trigger or a standby lead into the cells; false if the text is part of the label. */
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

/**
 * Reads a page or a scene after the label; false for other text, or if the line already has one.
 */
function readLatePlace(part: string, cells: CueCells): Reading<boolean> {
  for (const [column, pattern] of [
    ['page', PAGE],
    ['scene', SCENE],
  ] as const) {
    const written = pattern.exec(part);
    if (written?.[0] !== part || cells[column] !== undefined) continue;
    const cell = readCell(column, written[1] ?? '', []);
    if (cell.problem !== undefined) return cell;
    Object.assign(cells, cell.value);
    return { value: true };
  }
  return { value: false };
}

/**
 * Reads trigger and standby lead after the label. They follow a comma, or a space where they cannot
 * belong to the label.
 */
function readEnds({ cells: places, rest: text }: Line): Reading<Line> {
  const cells: CueCells = { ...places };
  let rest = text;
  for (;;) {
    const comma = rest.lastIndexOf(',');
    const part = rest.slice(comma + 1).trim();
    const afterComma = readEnd(part, cells);
    if (afterComma.problem !== undefined) return afterComma;
    const place = afterComma.value ? afterComma : readLatePlace(part, cells);
    if (place.problem !== undefined) return place;
    if (place.value) {
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
 * Whether a part between commas ends the label, because it is a trigger, a standby lead, a page or
 * a scene.
 */
function endsLabel(part: string): boolean {
  const read = readEnd(part, {});
  if (read.problem !== undefined) return false;
  return read.value || PAGE.exec(part)?.[0] === part || SCENE.exec(part)?.[0] === part;
}

/** Reads the parts after the end of the label, and lists those that are in no field. */
function readAfterLabel({ cells: before, rest }: Line): Reading<Line & Pick<ReadLine, 'unread'>> {
  const parts = rest.split(',');
  const first = parts.findIndex((part) => endsLabel(part.trim()));
  if (first === -1) return { value: { cells: before, rest, unread: [] } };
  const cells: CueCells = { ...before };
  const unread: string[] = [];
  for (const part of parts.slice(first).map((written) => written.trim())) {
    const end = readEnd(part, cells);
    if (end.problem !== undefined) return end;
    const place = end.value ? end : readLatePlace(part, cells);
    if (place.problem !== undefined) return place;
    if (!place.value && part !== '') unread.push(part);
  }
  return { value: { cells, rest: parts.slice(0, first).join(',').trim(), unread } };
}

/**
 * Reads a cue that is typed in one line, such as `LX 12.5 p34 "O for a muse" fade to dawn, follow
 * 3`: department and number; then page, scene and the cue line in quotation marks; then the label;
 * then the trigger and the standby lead. Commas may separate these.
 *
 * @param id of the new cue
 */
export function readCueLine(
  line: string,
  departments: readonly Department[],
  id: string,
): Reading<ReadLine> {
  const [, written = line, others = ''] = NAME.exec(line) ?? LOOSE_NAME.exec(line) ?? [];
  const name = readCueName(withAliases(written, departments), departments);
  if (name.problem !== undefined) return name;
  const places = readPlaces(others);
  if (places.problem !== undefined) return places;
  const ends = readEnds(places.value);
  if (ends.problem !== undefined) return ends;
  const after = readAfterLabel(ends.value);
  if (after.problem !== undefined) return after;
  const { cells, rest, unread } = after.value;
  const label = readCell('label', rest, departments);
  if (label.problem !== undefined) return label;
  const cue: Cue = { id, ...name.value, trigger: { kind: 'called' } };
  return {
    value: {
      cue: withCells(cue, { ...cells, ...label.value }),
      unread,
      inLabel: Array.from(rest.matchAll(LIKE_A_FIELD), ([found]) => found.trim()),
    },
  };
}
