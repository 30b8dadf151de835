import type { OwnNote } from '../../domain/notes/own-note';
import type { NoteState } from '../../domain/notes/note';
import { NoteList } from './NoteList';

interface OwnNoteListProps {
  readonly notes: readonly OwnNote[];
  readonly onState: (key: string, state: NoteState) => Promise<void>;
}

/** List of notes as their recipient sees them. */
export function OwnNoteList({ notes, onState }: OwnNoteListProps) {
  return (
    <NoteList
      label="Notes for you"
      notes={notes}
      renderOrigin={({ from, isPersonal }) =>
        `${from && ` · ${from}`}${isPersonal ? ' · for you' : ' · for your department'}`
      }
      onState={({ key }, state) => void onState(key, state)}
    />
  );
}
