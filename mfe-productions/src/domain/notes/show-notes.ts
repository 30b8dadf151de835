import { fold } from '@standby/collections/list';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import type { Person } from '../person';
import { mergedNotes } from '@standby/show-report/notes';
import { isForDepartment } from './report-notes';
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

/**
 * Note of a show in lists, whether it was written in the live room, in a report or on the notes
 * page.
 */
export interface ShowNote extends NoteContent {
  /** Id in the room or report where the note was written; otherwise its own id. */
  readonly key: string;
  /** Id of the stored record; undefined while a note from a room or report has no record. */
  readonly storedId: string | undefined;
  /** Source of the note, such as `Performance 4`; empty for a note of the notes page. */
  readonly from: string;
  /** Id of the report that contains the note; empty for a note of the notes page. */
  readonly reportId: string;
  /** ISO instant of the last change; empty before the first change. */
  readonly updatedAt: string;
}

interface NoteSources {
  readonly showId: string;
  readonly stored: readonly Note[];
  readonly reports: readonly Report[];
  /** Current facts of the live room, for the report with this id. */
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
 * Returns all notes of a show. A note from the live room or a report keeps its wording there; the
 * stored record contributes its state, kind and recipient.
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
  // If the source no longer exists, the stored record is shown instead.
  const others = stored
    .filter((note) => note.source === '' || bySource.get(note.source) === note)
    .filter(({ source }) => source === '' || !known.has(source));
  return [...others.map(ofPage), ...written];
}

export const isOpen = ({ state }: Pick<NoteContent, 'state'>): boolean => state !== 'done';

/**
 * Returns the notes that one person of the company sees: their own, and the ones for their whole
 * department.
 */
export function notesFor(
  notes: readonly ShowNote[],
  person: Pick<Person, 'id' | 'department'>,
): ShowNote[] {
  return notes.filter((note) =>
    note.personId === '' ? isForDepartment(note, person) : note.personId === person.id,
  );
}

/** Milliseconds for which a completed note stays on a person's page. */
const DONE_MS = 14 * 24 * 60 * 60 * 1000;

/** Returns the open notes, followed by the ones completed in the last two weeks. */
export function currentNotes(notes: readonly ShowNote[], nowMs: number): ShowNote[] {
  const isRecent = ({ updatedAt }: ShowNote) => nowMs - Date.parse(updatedAt) < DONE_MS;
  const current = notes.filter((note) => isOpen(note) || isRecent(note));
  return current.toSorted((one, other) => place(one.state) - place(other.state));
}

const place = (state: NoteState): number => noteStates.indexOf(state);

export interface NoteFilter {
  readonly state: NoteState | 'not-done' | 'all';
  readonly kind: NoteKind | 'all';
  /** Department; empty for all departments. */
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

/** Returns each department with notes once, by name, with the whole show first. */
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

/** Returns the record to store for a note. */
export function contentOf(note: ShowNote): NoteContent {
  const { showId, source, kind, department, personId, moment, text, state } = note;
  return { showId, source, kind, department, personId, moment, text, state };
}
