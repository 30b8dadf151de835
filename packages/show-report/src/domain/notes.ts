import type { NightFacts } from '@standby/live-room/domain/report/night-facts';

import type { ReportNote } from './report-of-night';

/** Merges the notes of the room and of the report. The report's wording of a note wins, and an empty text removes the note. */
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

/** Compares notes by their moment; notes without a moment come last. */
function byMoment(one: ReportNote, other: ReportNote): number {
  const [first, second] = [one, other].map(({ atMs }) => atMs ?? Number.MAX_SAFE_INTEGER);
  return (first ?? 0) - (second ?? 0);
}

export interface DepartmentNotes {
  readonly department: string;
  readonly notes: readonly ReportNote[];
}

/** Groups the notes by department, in the order in which the departments first appear. */
export function notesByDepartment(notes: readonly ReportNote[]): DepartmentNotes[] {
  const names = [...new Set(notes.map(({ department }) => department))];
  return names.map((department) => {
    return { department, notes: notes.filter((note) => note.department === department) };
  });
}
