import { fold } from '@standby/collections/list';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import type { Person } from '../person';
import { mergedNotes } from '@standby/show-report/notes';
import { isForDepartment } from '../report/notes';
import { latestReports, reportName, type Report, type ReportNote } from '../report/report';
import {
  CAST,
  GENERAL,
  noteStates,
  type Note,
  type NoteContent,
  type NoteKind,
  type NoteState,
} from './note';

/** A note of a show as lists have it, wherever it was written: in the live room, in a report or on the notes page. */
export interface ShowNote extends NoteContent {
  /** Of a note from a room or a report the id that it has there, otherwise its own. */
  readonly key: string;
  /** Id of its stored record; undefined while a note from a room or a report has none. */
  readonly storedId: string | undefined;
  /** `Performance 4`; empty for one of the notes page. */
  readonly from: string;
  /** Of the report that has it; empty for one of the notes page. */
  readonly reportId: string;
  /** ISO instant of the last change; empty while nothing was said of it. */
  readonly updatedAt: string;
}

export interface NoteSources {
  readonly showId: string;
  readonly stored: readonly Note[];
  readonly reports: readonly Report[];
  /** What the live room says now, of the report with this id. */
  readonly night?: { readonly reportId: string; readonly facts: NightFacts | null } | undefined;
}

const kindOf = ({ department }: ReportNote): NoteKind =>
  fold(department) === fold(CAST) ? 'line' : 'technical';

function ofReport(
  showId: string,
  report: Report,
  facts: NightFacts | null,
  bySource: ReadonlyMap<string, Note>,
): ShowNote[] {
  return mergedNotes(report.notes, facts).map((note) => {
    const { id: source, department, moment, text } = note;
    const stored = bySource.get(source);
    return {
      key: source,
      storedId: stored?.id,
      showId,
      source,
      kind: stored?.kind ?? kindOf(note),
      department,
      personId: stored?.personId ?? '',
      moment,
      text,
      state: stored?.state ?? 'open',
      from: reportName(report),
      reportId: report.id,
      updatedAt: stored?.updatedAt ?? '',
    };
  });
}

function ofPage({ id, updatedAt, ...content }: Note): ShowNote {
  const key = content.source || id;
  return { ...content, key, storedId: id, from: '', reportId: '', updatedAt };
}

/**
 * All notes of a show. A note that was written in the live room or in a report is included, as it is worded there:
 * what is stored of it is its state, its kind and whom it is for.
 */
export function notesOfShow({ showId, stored, reports, night }: NoteSources): ShowNote[] {
  const oldestFirst = stored.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  const bySource = new Map(
    oldestFirst.filter(({ source }) => source !== '').map((note) => [note.source, note]),
  );
  const written = latestReports(reports).flatMap((report) => {
    const facts = night?.reportId === report.id ? night.facts : report.facts;
    return ofReport(showId, report, facts, bySource);
  });
  const known = new Set(written.map(({ source }) => source));
  // Of a source that is no longer there, what was said of the note stays.
  const others = stored
    .filter((note) => note.source === '' || bySource.get(note.source) === note)
    .filter(({ source }) => source === '' || !known.has(source));
  return [...others.map(ofPage), ...written];
}

export const isOpen = ({ state }: Pick<NoteContent, 'state'>): boolean => state !== 'done';

/** What one person of the company sees: their own notes, and those for the whole of their department. */
export function notesFor(
  notes: readonly ShowNote[],
  person: Pick<Person, 'id' | 'department'>,
): ShowNote[] {
  return notes.filter((note) =>
    note.personId === '' ? isForDepartment(note, person) : note.personId === person.id,
  );
}

/** How long a note that is done stays on a person's page. */
const DONE_MS = 14 * 24 * 60 * 60 * 1000;

/** What is still to do, and what was done in the last two weeks, the open ones first. */
export function currentNotes(notes: readonly ShowNote[], nowMs: number): ShowNote[] {
  const isRecent = ({ updatedAt }: ShowNote) => nowMs - Date.parse(updatedAt) < DONE_MS;
  const current = notes.filter((note) => isOpen(note) || isRecent(note));
  return current.toSorted((one, other) => place(one.state) - place(other.state));
}

const place = (state: NoteState): number => noteStates.indexOf(state);

export interface NoteFilter {
  readonly state: NoteState | 'not-done' | 'all';
  readonly kind: NoteKind | 'all';
  /** Of the department; empty for all. */
  readonly department: string;
}

export function filteredNotes(notes: readonly ShowNote[], filter: NoteFilter): ShowNote[] {
  const { state, kind, department } = filter;
  return notes.filter(
    (note) =>
      (state === 'all' || (state === 'not-done' ? isOpen(note) : note.state === state)) &&
      (kind === 'all' || note.kind === kind) &&
      (department === '' || fold(note.department) === fold(department)),
  );
}

/** The departments that have notes, each once, by name; that of the whole show first. */
export function departmentsWithNotes(notes: readonly ShowNote[]): string[] {
  const names = new Map<string, string>();
  for (const { department } of notes) {
    const key = fold(department);
    if (!names.has(key)) names.set(key, department);
  }
  const first = fold(GENERAL);
  return [...names.values()].toSorted(
    (one, other) =>
      Number(fold(other) === first) - Number(fold(one) === first) || one.localeCompare(other),
  );
}

/** The record of a note once something about it is stored. */
export function contentOf(note: ShowNote): NoteContent {
  const { showId, source, kind, department, personId, moment, text, state } = note;
  return { showId, source, kind, department, personId, moment, text, state };
}
