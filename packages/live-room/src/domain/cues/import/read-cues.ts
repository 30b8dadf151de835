import { cutText, type RowNote } from '@standby/table-import';
import { COLUMN_NAMES, CUE_COLUMNS, type CueColumn, readCell, TEXT_MAX } from '../cue-cells';
import { parseCueNumber } from '../../state/cue-number';
import type { Cue, Department } from '../../state/cue-schema';
import { cueName } from '../../state/cue-sheet';
import { withCells } from '../sheet-rules';
import type { CueLine } from './cue-line';
import type { CueTable } from './cue-table';
import { departmentOfColumn, findDepartment, ownDepartment } from './departments';
import { automaticText, readAutomatic } from './desk-times';
import { freeNumber, labelWithNumber, numberGivenBefore } from './foreign-numbers';

/** A cue of a table, before it is added to the sheet. */
export interface TableCue {
  /** Number of its row in the file, from 1. */
  readonly row: number;
  /** The cue as read, with an empty id. */
  readonly cue: Cue;
  readonly isWithAbove: boolean;
  /** Columns that the row defines; the others stay as they are in the sheet. */
  readonly columns: readonly CueColumn[];
  /** Details of the row that the import loses, for a person. */
  readonly notices: readonly string[];
}

export interface ReadTable {
  readonly cues: readonly TableCue[];
  /** Rows that are left out, with their problems. */
  readonly problems: readonly RowNote[];
  readonly hasTogether: boolean;
  /** Whether a desk wrote the table. Follows and hangs are the only triggers that a desk knows. */
  readonly isOfDesk: boolean;
}

export interface ReadOptions {
  readonly table: CueTable;
  readonly departments: readonly Department[];
  /** Department for cues without one; undefined until a person chooses it. */
  readonly department: string | undefined;
  /** Departments of a desk's cue lists; a list without one is left out. */
  readonly departmentOfList?: ReadonlyMap<string, string>;
  /** Cues of the sheet. */
  readonly cues?: readonly Cue[];
}

/** Splits `Lights 12` into a department and a number; a number alone has no department. */
function splitName(written: string, find: (words: string) => Department | undefined) {
  const [, words = '', number = written] =
    /^(\p{L}[\p{L} .]*?)[\s.:#-]*((?:\.?\d).*)$/u.exec(written) ?? [];
  const found = words === '' ? undefined : find(words);
  return found ? { department: found.id, number } : { department: undefined, number: written };
}

/**
 * Returns a number without the words and signs that designers write around it: `Q12`, `12 GO`,
 * `12,5`.
 */
function plainNumber(written: string): string {
  return written
    .replace(/^(?:cue|q|no\.?|#)\s*(?=[.\d])/iu, '')
    .replace(/\s+go!?$/iu, '')
    .replace(/^(\d+),(\d{1,2})$/u, '$1.$2');
}

/** Returns the next number below each place. */
function nextOfEach(numbers: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const next: (string | undefined)[] = [];
  let last: string | undefined;
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    next[place] = last;
    last = numbers[place] ?? last;
  }
  return next;
}

type Named = { readonly name: string; readonly foreign?: string } | { readonly problem: string };

interface Cells {
  readonly cue: Cue;
  readonly columns: readonly CueColumn[];
  readonly notices: readonly string[];
}

/**
 * Reads the columns of a line except its number. An unreadable column is left out, with a notice.
 */
function readCells(line: CueLine, named: Cue, label: string | undefined): Cells {
  const notices = [...line.notices];
  const columns: CueColumn[] = ['cue'];
  let cue = named;
  for (const column of CUE_COLUMNS) {
    const written = column === 'label' ? label : line.cells[column];
    if (column === 'cue' || written === undefined) continue;
    let text = written;
    if (column in TEXT_MAX) {
      const max = TEXT_MAX[column as keyof typeof TEXT_MAX];
      const cut = cutText(written, max, COLUMN_NAMES[column]);
      ({ text } = cut);
      if (cut.notice !== undefined) notices.push(cut.notice);
    }
    const automatic = column === 'trigger' ? readAutomatic(text) : undefined;
    if (automatic?.notice !== undefined) notices.push(automatic.notice);
    const read = readCell(column, automatic ? automaticText(automatic) : text, []);
    if (read.problem === undefined) {
      cue = withCells(cue, read.value);
      columns.push(column);
    } else notices.push(`${COLUMN_NAMES[column]}: ${read.problem}`);
  }
  return { cue, columns, notices };
}

/** Reads the lines of a table. Every line becomes a cue or a problem. */
export function readCues(options: ReadOptions): ReadTable {
  const { table, departments, department, departmentOfList, cues: present = [] } = options;
  const cues: TableCue[] = [];
  const problems: RowNote[] = [];
  const taken = new Map<string, string>();
  const lastNumber = new Map<string, string>();
  const inSheet = new Set(present.map(cueName));
  const isForeignKept = table.format === 'qlab';
  const numbers = table.lines.map(({ cells }) => parseCueNumber(cells.cue ?? ''));
  const inTable = new Set(numbers);
  const laterNumbers = nextOfEach(numbers);

  /**
   * Returns a number for a cue whose own number a sheet cannot hold; the label keeps the original.
   */
  function foreignNumber(id: string, written: string, place: number): string | undefined {
    const isTaken = (number: string) =>
      inTable.has(number) || taken.has(`${id} ${number}`) || inSheet.has(`${id} ${number}`);
    return (
      numberGivenBefore(present, id, written) ??
      freeNumber(lastNumber.get(id), laterNumbers[place], isTaken)
    );
  }

  function nameOf(line: CueLine, place: number): Named {
    const written = line.cells.cue ?? '';
    const said =
      line.department === undefined ? undefined : findDepartment(line.department, departments);
    if (line.department !== undefined && !said) {
      return {
        problem: `“${line.department}” is not a department here: ${departments.map(({ id }) => id).join(', ')}.`,
      };
    }
    // In QLab, a number such as audio-1 is a name; it does not stand for the sound department.
    const find = isForeignKept ? ownDepartment : departmentOfColumn;
    const split = splitName(written, (words) => find(words, departments));
    const ofList = line.list === undefined ? undefined : departmentOfList?.get(line.list);
    const id = split.department ?? said?.id ?? ofList ?? department;
    const plain = isForeignKept ? split.number : plainNumber(split.number);
    const number = plain.startsWith('.') ? `0${plain}` : plain;
    const parsed = parseCueNumber(number);
    const isAlone = split.department === undefined;
    if (isForeignKept && id !== undefined && isAlone) {
      const other = parsed === undefined ? undefined : taken.get(`${id} ${parsed}`);
      if (parsed === undefined || (other !== undefined && other !== written)) {
        const given = foreignNumber(id, written, place);
        if (given !== undefined) return { name: `${id} ${given}`, foreign: written };
      }
    }
    const hasNumber = parsed !== undefined || !isAlone || said !== undefined;
    if (!hasNumber) return { name: written };
    return id === undefined
      ? { problem: 'Choose the department of its number.' }
      : { name: `${id} ${number}` };
  }

  for (const [place, line] of table.lines.entries()) {
    const fail = (text: string) => problems.push({ row: line.row, text });
    if (line.problem !== undefined) {
      fail(line.problem);
      continue;
    }
    if (table.lists.length > 0 && !departmentOfList?.has(line.list ?? '')) continue;
    const named = nameOf(line, place);
    if ('problem' in named) {
      fail(`${COLUMN_NAMES.cue}: ${named.problem}`);
      continue;
    }
    const name = readCell('cue', named.name, departments);
    if (name.problem !== undefined) {
      fail(`${COLUMN_NAMES.cue}: ${name.problem}`);
      continue;
    }
    const { foreign } = named;
    const label =
      foreign === undefined ? line.cells.label : labelWithNumber(foreign, line.cells.label ?? '');
    const blank: Cue = { id: '', department: '', number: '', trigger: { kind: 'called' } };
    const ofNumber = withCells(blank, name.value);
    if (taken.has(cueName(ofNumber))) {
      fail(`${cueName(ofNumber)} is in the file twice.`);
      continue;
    }
    const { cue, columns, notices } = readCells(line, ofNumber, label);
    taken.set(cueName(cue), foreign ?? line.cells.cue ?? '');
    lastNumber.set(cue.department, cue.number);
    const isWithAbove = cues.length > 0 && line.isWithAbove === true;
    const kept =
      foreign === undefined
        ? []
        : [`A sheet cannot hold the number ${foreign}: it is in the label.`];
    cues.push({ row: line.row, cue, isWithAbove, columns, notices: [...kept, ...notices] });
  }
  const isOfDesk = table.format !== 'table';
  const hasTogether = table.mapping.together !== null || table.departmentColumns.length > 0;
  return { cues, problems, hasTogether: !isOfDesk && hasTogether, isOfDesk };
}
