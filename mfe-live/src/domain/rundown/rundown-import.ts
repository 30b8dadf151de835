import {
  cutText,
  type RowNote,
  type SheetRow,
  type Table,
  unreadText,
} from '@standby/table-import';
import {
  DEFAULT_WARNING_MS,
  type NewTimer,
  TIMER_NAME_MAX,
  TIMER_NOTE_MAX,
} from '@standby/live-room/domain/state/room-schema';
import type { DurationReading } from './duration-text';
import { readColor, readOwn, readTrigger } from './rundown-cells';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './rundown-columns';
import { cellOf, lengthOf } from './rundown-lengths';
import type { Trigger } from '@standby/live-room/domain/rundown/trigger';

/*
 * Reads timers from the rows of a table. Every row becomes a timer, with notices about its losses,
 * or a problem.
 */

interface ImportItem {
  /** Number of the item's row in the file, from 1. */
  readonly row: number;
  readonly name: string;
  readonly durationMs: number;
  readonly setting: Pick<NewTimer, 'color' | 'note' | 'isOnItsOwn'>;
  readonly trigger: Trigger;
  /** Details of the row that the import loses, for a person. */
  readonly notices: readonly string[];
}

export interface ImportResult {
  readonly items: readonly ImportItem[];
  readonly problems: readonly RowNote[];
  /** Rows that are headings of sections, with only a name. */
  readonly headings: readonly RowNote[];
  /** Rows that sum the others. */
  readonly leftOut: readonly RowNote[];
}

export interface ImportOptions {
  readonly mapping: Mapping;
  /** Reading of `3:30`. */
  readonly reading: DurationReading;
  /** Whether the heading above a timer becomes part of its note. */
  readonly notesHeadings?: boolean;
}

/** Whether an item takes its turn with the others. */
const takesTurns = ({ setting }: Pick<ImportItem, 'setting'>): boolean =>
  setting.isOnItsOwn !== true;

const FIELD_NAMES: Readonly<Record<ImportField, string>> = {
  name: 'The name',
  duration: 'The duration',
  color: 'The colour',
  note: 'The note',
  trigger: 'The start',
  end: 'The end',
  own: 'On its own',
};

/** Whether the name is the only imported cell of a row. */
function isHeading(row: SheetRow, { mapping }: ImportOptions): boolean {
  const isEmpty = (field: ImportField): boolean => {
    const column = mapping[field];
    return column === null || ((row.cells[column] ?? '').trim() === '' && !row.unread?.has(column));
  };
  return !isEmpty('name') && IMPORT_FIELDS.every((field) => field === 'name' || isEmpty(field));
}

/** Name of a row that sums the others. */
const TOTAL =
  /^(?:(?:grand|sub|running)[ -]?)?totals?(?: (?:duration|length|(?:run(?:ning)? ?)?time))?:?$|^(?:sum|summe|gesamt(?:dauer)?|totale?):?$/iu;

function noteOf(note: string, heading: string): string {
  return heading !== '' && note !== '' ? `${heading}: ${note}` : heading || note;
}

/** Reads timers from the rows of a table. */
export function importRows({ rows }: Pick<Table, 'rows'>, options: ImportOptions): ImportResult {
  const { mapping, reading } = options;
  const items: ImportItem[] = [];
  const problems: RowNote[] = [];
  const headings: RowNote[] = [];
  const leftOut: RowNote[] = [];
  let heading = '';
  for (const [place, row] of rows.entries()) {
    const textOf = (field: ImportField): string => cellOf(row, mapping, field);
    const fail = (text: string) => problems.push({ row: row.number, text });
    if (row.problem !== undefined) {
      fail(row.problem);
      continue;
    }
    if (isHeading(row, options)) {
      heading = options.notesHeadings ? textOf('name') : '';
      headings.push({ row: row.number, text: textOf('name') });
      continue;
    }
    if (TOTAL.test(textOf('name'))) {
      leftOut.push({ row: row.number, text: `“${textOf('name')}” is a total row, not a timer.` });
      continue;
    }
    const unread = IMPORT_FIELDS.flatMap((field) => {
      const text = unreadText(row, mapping[field], FIELD_NAMES[field]);
      return text === undefined ? [] : [{ field, text }];
    });
    const lost = unread.find(({ field }) => field === 'name' || field === 'duration');
    const length = lengthOf(rows, place, mapping, reading);
    const isNameless = textOf('name') === '';
    if (lost || isNameless || 'problem' in length) {
      const wrong = [
        ...(isNameless ? ['The name is missing.'] : []),
        ...('problem' in length ? [length.problem] : []),
      ];
      fail(lost?.text ?? wrong.join(' '));
      continue;
    }
    const notices = unread.map(({ text }) => text);
    if (length.notice !== undefined) notices.push(length.notice);
    const name = cutText(textOf('name'), TIMER_NAME_MAX, 'The name');
    const note = cutText(noteOf(textOf('note'), heading), TIMER_NOTE_MAX, 'The note');
    for (const { notice } of [name, note]) if (notice !== undefined) notices.push(notice);
    const setting = {
      ...readColor(textOf('color'), notices),
      ...(note.text !== '' && { note: note.text }),
      ...readOwn(textOf('own'), notices),
    };
    // A timer on its own cannot follow another one.
    const isFirst = !items.some(takesTurns) || !takesTurns({ setting });
    const trigger = readTrigger(textOf('trigger'), isFirst, notices);
    items.push({
      row: row.number,
      name: name.text,
      durationMs: length.millis,
      setting,
      trigger,
      notices,
    });
  }
  return { items, problems, headings, leftOut };
}

/**
 * Returns the timers of an import for `import-timers`. An automatic start is a setting of the timer
 * before.
 */
export function timersOf(items: readonly ImportItem[], newId: () => string): NewTimer[] {
  return items.map((item, place) => {
    const { name, durationMs, setting, trigger } = item;
    const next = takesTurns(item) ? items.slice(place + 1).find(takesTurns) : undefined;
    const startsNext = next?.trigger.kind === 'after-previous';
    return {
      id: newId(),
      name,
      durationMs,
      warningMs: Math.min(DEFAULT_WARNING_MS, durationMs),
      ...setting,
      ...(startsNext && { startsNext }),
      ...(trigger.kind === 'time' && { startsAtMinute: trigger.minuteOfDay }),
    };
  });
}
