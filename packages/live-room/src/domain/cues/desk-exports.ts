import type { Rows } from '../rundown/rundown-import';
import { CUE_PLACE_MAX } from './cue-schema';
import type { CueTable, TableLine } from './table-layout';

/*
 * Tables that other programs write. On both desks a cue says how the next one goes; in a sheet a cue says how it goes
 * itself.
 */

export type DeskFormat = 'eos' | 'qlab';

/** A column of a row by its name. */
type Column = (name: string) => string;

const HEADER = ['Cue', 'Scene', 'Label', 'Trigger', 'Notes'];

const named = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ');

function columnsOf(header: readonly string[], cells: readonly string[]): Column {
  return (name) => {
    const place = header.indexOf(name);
    return place === -1 ? '' : (cells[place] ?? '').trim();
  };
}

/** Seconds of `3`, `0:03`, `00:03.500` or `0:00:03`, with one decimal; undefined for none. */
export function readSeconds(text: string): number | undefined {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,4}(?:[.,]\d+)?)$/u.exec(text.trim());
  if (!parts) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  const total = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
  return Math.round(total * 10) / 10;
}

/** What the next cue of Eos goes by: `F3` or `H2.5` in one column, or seconds in a column of their own. */
function eosNext(column: Column): string {
  const letter = /^([FH])\s*([\d.:]+)$/iu.exec(column('follow') || column('hang'));
  const kinds = { F: 'follow', H: 'hang' } as const;
  if (letter) {
    const kind = kinds[letter[1]?.toUpperCase() === 'H' ? 'H' : 'F'];
    return `${kind} ${readSeconds(letter[2] ?? '') ?? 0}`;
  }
  for (const kind of ['follow', 'hang'] as const) {
    const seconds = readSeconds(column(kind));
    if (seconds !== undefined) return `${kind} ${seconds}`;
  }
  return '';
}

/** A scene as a sheet has it: its number, where it says one. */
const sceneOf = (text: string): string =>
  (/^(?:act|scene|sc\.?)\s*(\d[\w.]*)/iu.exec(text)?.[1] ?? text).slice(0, CUE_PLACE_MAX).trim();

/** The targets of an Eos show file, exported as CSV: cues among palettes, presets and the like. */
function eosTable(rows: Rows): CueTable | undefined {
  const begin = rows.findIndex(([first = '']) => first.trim().toUpperCase() === 'START_TARGETS');
  if (begin === -1) return undefined;
  const header = (rows[begin + 1] ?? []).map(named);
  if (!header.includes('target id')) return undefined;
  const lines: TableLine[] = [];
  const leftOut: { row: number; text: string }[] = [];
  let [scene, next] = ['', ''];
  for (const [index, cells] of rows.entries()) {
    if (index <= begin + 1) continue;
    if ((cells[0] ?? '').trim().toUpperCase() === 'END_TARGETS') break;
    const column = columnsOf(header, cells);
    if (named(column('target type as text')) !== 'cue') continue;
    const row = index + 1;
    const part = Number(column('part number') || '0');
    if (part > 0) {
      leftOut.push({ row, text: `Part ${part} of cue ${column('target id')} goes with it.` });
      continue;
    }
    scene = sceneOf(column('scene text')) || scene;
    const number = column('target id');
    lines.push({ row, cells: [number, scene, column('label'), next, column('cue notes')] });
    next = eosNext(column);
    if (/^(?:1|true|yes)$/iu.test(column('scene end'))) scene = '';
  }
  return { format: 'eos', header: HEADER, lines, leftOut };
}

const QLAB_NAMES: ReadonlySet<string> = new Set(['number', 'q number', 'cue number', '#']);
const QLAB_MARKS: ReadonlySet<string> = new Set([
  'continue',
  'continue mode',
  'pre wait',
  'post wait',
]);

/** What the next cue of QLab goes by. */
function qlabNext(column: Column): { kind: 'follow' | 'hang'; seconds: number } | undefined {
  const mode = (column('continue mode') || column('continue') || column('follow')).toLowerCase();
  if (mode === '1' || mode.includes('auto-continue') || mode.includes('auto continue')) {
    return { kind: 'follow', seconds: readSeconds(column('post wait')) ?? 0 };
  }
  const isFollow = mode === '2' || mode.includes('auto-follow') || mode.includes('auto follow');
  return isFollow ? { kind: 'hang', seconds: 0 } : undefined;
}

/** A cue list of QLab: as it is copied from its window, or exported as CSV. */
function qlabTable(rows: Rows): CueTable | undefined {
  const [first = []] = rows;
  const header = first.map(named).map((name) => (QLAB_NAMES.has(name) ? 'number' : name));
  const isQlab = header.includes('number') && header.some((name) => QLAB_MARKS.has(name));
  if (!isQlab) return undefined;
  const lines: TableLine[] = [];
  const leftOut: { row: number; text: string }[] = [];
  let next: ReturnType<typeof qlabNext>;
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const column = columnsOf(header, cells);
    const label = column('q name') || column('cue name') || column('name');
    const row = index + 1;
    const wait = readSeconds(column('pre wait')) ?? 0;
    const seconds = Math.round(((next?.seconds ?? 0) + wait) * 10) / 10;
    const trigger = next ? `${next.kind} ${seconds}` : '';
    next = qlabNext(column);
    if (column('number') === '') {
      leftOut.push({ row, text: `“${label}” has no number.` });
      continue;
    }
    lines.push({ row, cells: [column('number'), '', label, trigger, column('notes')] });
  }
  return { format: 'qlab', header: HEADER, lines, leftOut };
}

/** The table of an export that is recognised. */
export function deskTable(rows: Rows): CueTable | undefined {
  return eosTable(rows) ?? qlabTable(rows);
}
