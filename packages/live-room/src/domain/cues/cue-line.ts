import { type CueColumn, readCell, readCueName, readStandbyLead, readTrigger } from './cue-cells';
import type { Reading } from './cue-cells';
import type { Cue, CueCells, Department } from './cue-schema';
import { withCells } from './sheet-rules';

/** Department and number, with a space between them or without. */
const NAME = /^\s*([\p{L}]+[\d]*\s+[^\s",]+|[\p{L}]+[\d.]*[\p{L}]?(?:\.\d+)?)(.*)$/u;
const PAGE = /^(?:p\.?|page)\s*(\d\w*)(?=[\s,]|$)/iu;
const SCENE = /^(?:s|sc\.?|scene)\s*(\d[\w.]*)(?=[\s,]|$)/iu;
const QUOTED = /^["“”]([^"“”]*)["“”]/u;
const STANDBY = /^(?:standby|sb)\s+(.*)$/iu;
/** What an end after a comma begins with, where it is more than a part of the label. */
const TRIGGER = /^(?:(?:called|visual|follow|hang)(?=\s*$|\s+\d)|at\s+\d)/iu;

interface Line {
  readonly cells: CueCells;
  readonly rest: string;
}

/** Page, scene and cue line, in any order, each once. */
function readPlaces(text: string): Reading<Line> {
  const found = new Map<CueColumn, string>();
  let rest = text.trim();
  const patterns = [
    ['page', PAGE],
    ['scene', SCENE],
    ['cueLine', QUOTED],
  ] as const;
  for (let isFound = true; isFound;) {
    const next = patterns.find(([column, pattern]) => !found.has(column) && pattern.test(rest));
    isFound = next !== undefined;
    if (!next) continue;
    const [column, pattern] = next;
    found.set(column, pattern.exec(rest)?.[1] ?? '');
    rest = rest.replace(pattern, '').trim();
  }
  if (/^["“”]/u.test(rest)) {
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

/** Trigger and standby lead, which follow the label after commas. */
function readEnds(text: string): Reading<Line> {
  const parts = text.split(',');
  const cells: CueCells = {};
  while (parts.length > 0) {
    const last = parts.at(-1)?.trim() ?? '';
    const lead = STANDBY.exec(last)?.[1];
    if (lead !== undefined && cells.standbyLeadSeconds === undefined) {
      const seconds = readStandbyLead(lead);
      if (seconds.problem !== undefined) return seconds;
      cells.standbyLeadSeconds = seconds.value;
    } else if (TRIGGER.test(last) && cells.trigger === undefined) {
      const trigger = readTrigger(last);
      if (trigger.problem !== undefined) return trigger;
      cells.trigger = trigger.value;
    } else break;
    parts.pop();
  }
  return { value: { cells, rest: parts.join(',').trim() } };
}

/**
 * Reads a cue that is typed in one line, such as `LX 12.5 p34 "O for a muse" fade to dawn, follow 3`:
 * department and number; then page, scene and the cue line in quotation marks; then the label, and after commas the
 * trigger and the standby lead.
 *
 * @param id of the new cue
 */
export function readCueLine(
  line: string,
  departments: readonly Department[],
  id: string,
): Reading<Cue> {
  const [, written = line, others = ''] = NAME.exec(line) ?? [];
  const name = readCueName(written, departments);
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
