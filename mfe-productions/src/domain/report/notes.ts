import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { fold } from '@standby/collections/list';
import { GENERAL } from '../notes/note';
import type { Person } from '../person';
import type { Report, ReportNote } from './report';

/** Whether a note is for the whole of a person's department. Notes for everybody are for stage management to hand on. */
export function isForDepartment(
  { department }: Pick<ReportNote, 'department'>,
  person: Pick<Person, 'department'>,
): boolean {
  const own = fold(person.department);
  return own !== '' && own !== fold(GENERAL) && fold(department) === own;
}

/** A report as a person reads it who reads the notes of their own departments alone. */
export function withNotesFor(
  report: Report,
  entries: readonly Pick<Person, 'showId' | 'department'>[],
): Report {
  const own = entries.filter(({ showId }) => showId === report.showId);
  const isOwn = (note: Pick<ReportNote, 'department'>) =>
    own.some((entry) => isForDepartment(note, entry));
  const { facts } = report;
  return {
    ...report,
    notes: report.notes.filter(isOwn),
    facts: facts && { ...facts, notes: facts.notes.filter(isOwn) },
  };
}

/** The notes of the room and those of the report, without what was left out; the latest wording of each. */
export function mergedNotes(
  notes: readonly ReportNote[],
  facts: Pick<NightFacts, 'notes'> | null,
): ReportNote[] {
  const own = new Map(notes.map((note) => [note.id, note]));
  const ofRoom = (facts?.notes ?? []).map((note): ReportNote => own.get(note.id) ?? note);
  const known = new Set(ofRoom.map(({ id }) => id));
  return [...ofRoom, ...notes.filter(({ id }) => !known.has(id))]
    .filter(({ text }) => text !== '')
    .toSorted(byMoment);
}

/** Those without a moment come last. */
function byMoment(one: ReportNote, other: ReportNote): number {
  const [first, second] = [one, other].map(({ atMs }) => atMs ?? Number.MAX_SAFE_INTEGER);
  return (first ?? 0) - (second ?? 0);
}

/** The notes with one of them added, or worded again. */
export function withNote(notes: readonly ReportNote[], note: ReportNote): ReportNote[] {
  const place = notes.findIndex(({ id }) => id === note.id);
  return place === -1 ? [...notes, note] : notes.with(place, note);
}

export interface DepartmentNotes {
  readonly department: string;
  readonly notes: readonly ReportNote[];
}

/** The notes by department, in the order in which the departments come up. */
export function notesByDepartment(notes: readonly ReportNote[]): DepartmentNotes[] {
  const names = [...new Set(notes.map(({ department }) => department))];
  return names.map((department) => {
    return { department, notes: notes.filter((note) => note.department === department) };
  });
}
