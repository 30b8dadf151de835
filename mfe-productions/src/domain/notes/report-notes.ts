import { fold } from '@standby/collections/list';
import { GENERAL } from './note';
import type { Person } from '../person';
import type { Report, ReportNote } from '../report/report';

/**
 * Whether a note is for a person's whole department. Notes for everybody stay with stage management
 * to hand on.
 */
export function isForDepartment(
  { department }: Pick<ReportNote, 'department'>,
  person: Pick<Person, 'department'>,
): boolean {
  const own = fold(person.department);
  return own !== '' && own !== fold(GENERAL) && fold(department) === own;
}

/** Returns a report for a person who may read only the notes of their own departments. */
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

/** Returns the notes with one note added or reworded. */
export function withNote(notes: readonly ReportNote[], note: ReportNote): ReportNote[] {
  const place = notes.findIndex(({ id }) => id === note.id);
  return place === -1 ? [...notes, note] : notes.with(place, note);
}
