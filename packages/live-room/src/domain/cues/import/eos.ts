import type { RowNote, Sheet } from '@standby/table-import';
import { parseCueNumber } from '../../state/cue-number';
import { byList, type CueLine, type CueLines } from './cue-line';
import { type Automatic, automaticText, readAutomatic } from './desk-times';
import { sceneNames } from './scenes';

/*
 * Reads the targets of an Eos show file, exported as CSV: cues of several lists among palettes,
 * presets and others. A cue holds the start of the next cue of its list, or of the cue that it
 * links to.
 */

/** Returns a row's text in the column of a name. */
export type Column = (name: string) => string;

/** Returns a name without case, spaces and signs: `TARGET_ID` and `Target ID` become the same. */
export const plainName = (cell: string): string => cell.toLowerCase().replaceAll(/[^a-z\d#]/gu, '');

export function columnsOf(header: readonly string[], cells: readonly string[]): Column {
  return (name) => {
    const place = header.indexOf(name);
    return place === -1 ? '' : (cells[place] ?? '').trim();
  };
}

/** Columns in which a part of a cue may hold the start of the next cue. */
const OF_PARTS: ReadonlySet<string> = new Set(['follow', 'hang', 'link', 'loop']);

interface EosCue {
  readonly row: number;
  readonly list: string;
  readonly number: string;
  readonly column: Column;
}

const keyOf = (list: string, number: string): string =>
  `${list}/${parseCueNumber(number) ?? number}`;

/** Reads the start of the next cue; `unread` for an unknown text. */
function nextOf(column: Column): Automatic | 'unread' | undefined {
  const [follow, hang] = [column('follow'), column('hang')];
  if (follow === '' && hang === '') return undefined;
  const read = follow === '' ? readAutomatic(hang, 'hang') : readAutomatic(follow, 'follow');
  return read ?? 'unread';
}

/** Finds the automatic start of each cue from the cues before it, with notices for a person. */
function triggersOf(cues: readonly EosCue[]) {
  const triggers = new Map<EosCue, Automatic | 'unread'>();
  const notices = new Map<EosCue, string[]>();
  const note = (cue: EosCue, text: string) => notices.set(cue, [...(notices.get(cue) ?? []), text]);
  const byKey = new Map(cues.map((cue) => [keyOf(cue.list, cue.number), cue]));
  const isFromAbove = new Set<EosCue>();
  for (const ofList of byList(cues).values()) {
    for (const [place, cue] of ofList.entries()) {
      const next = nextOf(cue.column);
      const link = cue.column('link');
      const below = ofList[place + 1];
      const [toNumber = '', toList = cue.list] = link.split('/').toReversed();
      const linked = link === '' ? undefined : byKey.get(keyOf(toList, toNumber));
      const target = link === '' ? below : linked;
      const loop = cue.column('loop');
      if (loop !== '' && loop !== '0')
        note(cue, `The desk loops it: “${loop}”. This is not imported.`);
      if (link !== '' && (!next || !linked)) {
        note(cue, `On the desk it goes on to cue ${link}. This link is not imported.`);
      }
      if (!next || !target) continue;
      if (target.list !== cue.list) {
        note(
          target,
          `On the desk cue ${cue.number} of list ${cue.list} starts it. This is not imported.`,
        );
        continue;
      }
      const said = cue.column('follow') || cue.column('hang');
      if (next === 'unread')
        note(
          target,
          `“${said}” of cue ${cue.number} could not be read: this cue may go automatically on the desk.`,
        );
      else if (next.notice !== undefined) note(target, next.notice);
      if (target !== below) {
        note(
          target,
          `On the desk it goes after cue ${cue.number}, which links to it; here after the cue above.`,
        );
      }
      // The start in the cue above takes precedence over links from other cues.
      const isKept = target === below ? !isFromAbove.has(target) : !triggers.has(target);
      if (isKept) triggers.set(target, next);
      if (target === below) isFromAbove.add(target);
    }
  }
  return { triggers, notices };
}

function cuesOf(header: readonly string[], rows: Sheet['rows'], leftOut: RowNote[]): EosCue[] {
  const parts: { readonly part: number; readonly cue: EosCue }[] = [];
  for (const { number: row, cells } of rows) {
    if ((cells[0] ?? '').trim().toUpperCase() === 'END_TARGETS') break;
    const column = columnsOf(header, cells);
    if (plainName(column('targettypeastext')) !== 'cue') continue;
    const part = Number(column('partnumber') || '0');
    const cue = { row, list: column('targetlistnumber'), number: column('targetid'), column };
    parts.push({ part, cue });
  }
  const columnsOfParts = new Map<string, Column[]>();
  const heads = new Map<string, EosCue>();
  for (const { part, cue } of parts) {
    const key = keyOf(cue.list, cue.number);
    if (part === 0 || !heads.has(key)) heads.set(key, cue);
    if (part > 0) columnsOfParts.set(key, [...(columnsOfParts.get(key) ?? []), cue.column]);
  }
  return parts.flatMap(({ part, cue }) => {
    const key = keyOf(cue.list, cue.number);
    // A cue that exists only in parts takes the row of its first part.
    if (part > 0 && heads.get(key) !== cue) {
      leftOut.push({ row: cue.row, text: `Part ${part} of cue ${cue.number} goes with it.` });
      return [];
    }
    const column: Column = (name) =>
      cue.column(name) ||
      (OF_PARTS.has(name) &&
        columnsOfParts
          .get(key)
          ?.map((of) => of(name))
          .find(Boolean)) ||
      '';
    return [{ ...cue, column }];
  });
}

/** Reads an export of Eos; undefined for other tables. */
export function eosLines(sheet: Sheet): CueLines | undefined {
  const begin = sheet.rows.findIndex(
    ({ cells: [first = ''] }) => first.trim().toUpperCase() === 'START_TARGETS',
  );
  if (begin === -1 && sheet.name !== 'TARGETS') return undefined;
  const header = (sheet.rows[begin + 1]?.cells ?? []).map(plainName);
  if (!header.includes('targetid')) return undefined;
  const leftOut: RowNote[] = [];
  const cues = cuesOf(header, sheet.rows.slice(begin + 2), leftOut);
  const { triggers, notices } = triggersOf(cues);
  const saysFollows = header.includes('follow') || header.includes('hang');
  const names = sceneNames(true);
  const scenes = new Map<string, string>();
  const lines = cues.map((cue): CueLine => {
    const { row, list, number, column } = cue;
    const text = column('scenetext');
    const named = text === '' ? undefined : names.nameOf(text);
    if (named) scenes.set(list, named.name);
    const scene = scenes.get(list) ?? '';
    if (/^(?:1|true|yes)$/iu.test(column('sceneend'))) scenes.delete(list);
    const trigger = triggers.get(cue);
    const [label, cueNotes] = [column('label'), column('cuenotes')];
    return {
      row,
      list,
      notices: [
        ...(notices.get(cue) ?? []),
        ...(named?.notice === undefined ? [] : [named.notice]),
      ],
      cells: {
        cue: number,
        ...(scene !== '' && { scene }),
        ...(label !== '' && { label }),
        ...(cueNotes !== '' && { notes: cueNotes }),
        ...(saysFollows &&
          trigger !== 'unread' && { trigger: trigger ? automaticText(trigger) : '' }),
      },
    };
  });
  const lists = [...byList(lines)].map(([id, { length }]) => ({ id, count: length }));
  return { lines, leftOut, lists: lists.length > 1 ? lists : [] };
}
