import { type Clock, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { formatTimeOfDay, parseTimeOfDay } from '../time/local-time';
import { parseCueNumber } from '../state/cue-number';
import {
  type Cue,
  type CueCells,
  CUE_DELAY_MAX_SECONDS,
  CUE_LABEL_MAX,
  CUE_LINE_MAX,
  CUE_NOTES_MAX,
  CUE_PLACE_MAX,
  type CueTrigger,
  type Department,
  STANDBY_LEAD_MAX_SECONDS,
} from '../state/cue-schema';
import { cueName } from '../state/cue-sheet';

/** Columns of a sheet, in their order. */
export const CUE_COLUMNS = [
  'cue',
  'page',
  'scene',
  'cueLine',
  'label',
  'trigger',
  'standby',
  'notes',
] as const;
export type CueColumn = (typeof CUE_COLUMNS)[number];

export const COLUMN_NAMES: Readonly<Record<CueColumn, string>> = {
  cue: 'Cue',
  page: 'Page',
  scene: 'Scene',
  cueLine: 'Cue line',
  label: 'Label',
  trigger: 'Trigger',
  standby: 'Standby',
  notes: 'Notes',
};

/** Result of reading a typed text: its value, or its problem. */
export type Reading<T> =
  | { readonly value: T; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

/** Maximum number of characters in the columns that hold text. */
export const TEXT_MAX = {
  page: CUE_PLACE_MAX,
  scene: CUE_PLACE_MAX,
  cueLine: CUE_LINE_MAX,
  label: CUE_LABEL_MAX,
  notes: CUE_NOTES_MAX,
} as const;

const SECONDS = /^(\d{1,4}(?:[.,]\d)?)\s*(?:s|sec|seconds?)?$/iu;
const AUTOMATIC = /^(follow|f|hang|h)(?:\s+(.*))?$/iu;
const TIME = /^(?:at\s+)?(\d{1,2}[:.]\d\d.*)$/iu;
const CALLED = /^(?:called|call|go)?$/iu;
const VISUAL = /^(?:visual|vis|by sight)$/iu;

function readSeconds(text: string, max: number, example: string): Reading<number> {
  const seconds = Number(SECONDS.exec(text.trim())?.[1]?.replace(',', '.') ?? Number.NaN);
  if (Number.isNaN(seconds)) {
    return { problem: `Enter seconds, with at most one decimal: ${example}.` };
  }
  return seconds > max ? { problem: `The maximum is ${max} seconds.` } : { value: seconds };
}

/** Reads a cue's trigger: «called», «visual», «follow 3», «hang 2.5» or «at 19:30». */
export function readTrigger(text: string): Reading<CueTrigger> {
  const written = text.trim();
  if (CALLED.test(written)) return { value: { kind: 'called' } };
  if (VISUAL.test(written)) return { value: { kind: 'visual' } };
  const automatic = AUTOMATIC.exec(written);
  if (automatic) {
    const kind = automatic[1]?.toLowerCase().startsWith('f') ? 'follow' : 'hang';
    const seconds = readSeconds(automatic[2] ?? '', CUE_DELAY_MAX_SECONDS, `${kind} 3`);
    if (seconds.problem !== undefined) return seconds;
    return { value: { kind, seconds: seconds.value } };
  }
  const minuteOfDay = parseTimeOfDay(TIME.exec(written)?.[1] ?? '');
  if (minuteOfDay !== undefined) return { value: { kind: 'time', minuteOfDay } };
  return {
    problem: `“${written}” is not a trigger. Write called, visual, follow 3, hang 3 or at 19:30.`,
  };
}

/** Returns a trigger as text that {@link readTrigger} can read again. */
export function triggerText(trigger: CueTrigger, clock: Clock): string {
  switch (trigger.kind) {
    case 'follow':
    case 'hang':
      return `${trigger.kind} ${trigger.seconds}`;
    case 'time':
      return `at ${formatTimeOfDay(trigger.minuteOfDay, clock)}`;
    case 'called':
    case 'visual':
      return trigger.kind;
  }
}

/** Reads a standby lead: the seconds from a cue's standby to its GO. */
export function readStandbyLead(text: string): Reading<number> {
  return readSeconds(text, STANDBY_LEAD_MAX_SECONDS, 'standby 10');
}

const listOf = (departments: readonly Department[]): string =>
  departments.map(({ id }) => id).join(', ');

/** Reads a department and a number: «LX 12.5», also «lx12.5». */
export function readCueName(
  text: string,
  departments: readonly Department[],
): Reading<Pick<Cue, 'department' | 'number'>> {
  const written = text.trim().toUpperCase();
  const department = departments
    .toSorted((one, other) => other.id.length - one.id.length)
    .find(({ id }) => written.startsWith(id) && !/^[A-Z]/u.test(written.slice(id.length)));
  if (!department) {
    const [first = ''] = text.trim().split(/\s/u, 1);
    const said =
      first === '' ? 'Begin with a department' : `“${first}” is not a department in this show`;
    return { problem: `${said}: ${listOf(departments)}.` };
  }
  const { id } = department;
  const rest = written.slice(id.length).trim();
  const number = parseCueNumber(rest);
  if (number !== undefined) return { value: { department: id, number } };
  return {
    problem:
      rest === ''
        ? `Write a number after ${id}, such as ${id} 12.5.`
        : `“${rest}” is not a cue number. Write a number such as 12, 12.5 or 12A.`,
  };
}

/**
 * Returns the text of a cue's cell, which {@link readCell} can read again.
 * @param clock the reader's clock; tables and comparisons use the neutral one.
 */
export function cellText(cue: Cue, column: CueColumn, clock: Clock = NEUTRAL_CLOCK): string {
  switch (column) {
    case 'cue':
      return cueName(cue);
    case 'trigger':
      return triggerText(cue.trigger, clock);
    case 'standby':
      return cue.standbyLeadSeconds === undefined ? '' : String(cue.standbyLeadSeconds);
    case 'page':
    case 'scene':
    case 'cueLine':
    case 'label':
    case 'notes':
      return cue[column] ?? '';
  }
}

/** Reads the text typed into a cell. An empty text clears a cell that may be empty. */
export function readCell(
  column: CueColumn,
  text: string,
  departments: readonly Department[],
): Reading<CueCells> {
  const written = text.trim();
  if (column === 'cue') return readCueName(written, departments);
  if (column === 'trigger') {
    const trigger = readTrigger(written);
    return trigger.problem === undefined ? { value: { trigger: trigger.value } } : trigger;
  }
  if (column === 'standby') {
    if (written === '') return { value: { standbyLeadSeconds: null } };
    const lead = readSeconds(written, STANDBY_LEAD_MAX_SECONDS, '10');
    return lead.problem === undefined ? { value: { standbyLeadSeconds: lead.value } } : lead;
  }
  const max = TEXT_MAX[column];
  if (written.length > max) {
    return { problem: `This has ${written.length} characters; the maximum is ${max}.` };
  }
  return { value: { [column]: written === '' ? null : written } };
}
