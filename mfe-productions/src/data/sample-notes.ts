import { newNote, type Note, type NoteContent } from '../domain/notes/note';

const note = (number: number, said: Partial<NoteContent> & Pick<NoteContent, 'text'>): Note =>
  newNote(
    {
      showId: 'hamlet',
      source: '',
      kind: 'to-do',
      department: 'General',
      personId: '',
      moment: '',
      state: 'open',
      ...said,
    },
    { id: `hamlet-note-${number}`, at: `2025-01-1${number}T15:00:00.000Z` },
  );

/** Notes of a sample show, in addition to the notes in its reports. */
export const sampleNotes: readonly Note[] = [
  note(5, {
    department: 'Lighting',
    text: 'Refocus the gravedigger special, two feet stage left.',
  }),
  note(4, { department: 'Props', text: 'A second skull, as a spare.', state: 'in-work' }),
  note(3, {
    kind: 'line',
    department: 'Cast',
    personId: 'hamlet-7',
    moment: 'Act 1, 0:41:10',
    text: 'Paraphrased: "the undiscovered country".',
  }),
  note(2, {
    department: 'Wardrobe',
    kind: 'technical',
    source: 'note-3',
    text: 'Laertes’ doublet torn at the left cuff.',
    state: 'done',
  }),
];
