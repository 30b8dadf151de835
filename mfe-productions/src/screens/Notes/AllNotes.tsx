import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Stack, useToast } from '@standby/shared-ui';
import { failureText, reportPath } from '@standby/contracts';
import { notesHeading, notesName } from '@standby/live-room/domain/performance/notes';
import { NotebookPen } from 'lucide-react';
import { NoteList } from '../../components/NoteList/NoteList';
import { changeNote, type Notes } from '../../data/show-notes';
import type { NoteContent, NoteState } from '../../domain/notes/note';
import {
  departmentsWithNotes,
  filteredNotes,
  type NoteFilter,
  type ShowNote,
} from '../../domain/notes/show-notes';
import type { Person } from '../../domain/person';
import type { Show } from '../../domain/show';
import { NoteFilters } from './NoteFilters';
import { NoteForm } from './NoteForm';
import * as S from './Notes.styles';

interface AllNotesProps {
  readonly show: Show;
  readonly notes: Notes;
  readonly all: readonly ShowNote[];
  readonly people: readonly Person[];
  readonly isReadOnly: boolean;
}

const FIRST_FILTER: NoteFilter = { state: 'not-done', kind: 'all', department: '' };

/** Returns a function that does some work, and reports a failure in a toast. */
function useFailureToast() {
  const toast = useToast();
  return async (title: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const description = failureText(error, 'Something went wrong. Try again.');
      toast.show({ tone: 'stop', title, description });
    }
  };
}

/** Notes of a show by department, for stage management. */
export function AllNotes({ show, notes, all, people, isReadOnly }: AllNotesProps) {
  const { id: showId } = show;
  const [filter, setFilter] = useState(FIRST_FILTER);
  const [editedKey, setEditedKey] = useState('');
  const attempt = useFailureToast();
  const edited = all.find(({ key }) => key === editedKey);
  const departments = departmentsWithNotes(all);
  const shown = filteredNotes(all, filter);
  const names = new Map(people.map(({ id, name }) => [id, name]));

  const handleState = (note: ShowNote, state: NoteState): void =>
    void attempt('The note was not changed', () => changeNote(notes, note, { state }));

  async function handleSave(content: NoteContent): Promise<void> {
    await (edited ? changeNote(notes, edited, content) : notes.create(content));
    setEditedKey('');
  }

  const handleRemove = (storedId: string): void =>
    void attempt('The note was not deleted', () => notes.remove(storedId));

  const renderOrigin = ({ from, reportId, personId }: ShowNote) => (
    <>
      {reportId !== '' && (
        <>
          {' · '}
          <Link to={reportPath(showId, reportId)}>{from}</Link>
        </>
      )}
      {personId !== '' && ` · for ${names.get(personId) ?? 'someone who left the company'}`}
    </>
  );

  const renderActs = (note: ShowNote, textId: string) => (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-describedby={textId}
        onClick={() => setEditedKey(note.key)}
      >
        Edit
      </Button>
      {note.reportId === '' && note.storedId !== undefined && (
        <Button
          size="small"
          variant="ghost"
          aria-describedby={textId}
          onClick={() => handleRemove(note.storedId ?? '')}
        >
          Delete
        </Button>
      )}
    </>
  );

  return (
    <Stack $gap={8}>
      <S.OnScreen>
        {!isReadOnly && (
          <NoteForm
            key={edited?.key ?? ''}
            showId={showId}
            people={people}
            edited={edited}
            onSave={handleSave}
            onCancel={() => setEditedKey('')}
          />
        )}
        <NoteFilters filter={filter} departments={departments} onChange={setFilter} />
      </S.OnScreen>
      <S.OnPaper>
        {show.title} · {show.venue}
      </S.OnPaper>
      {shown.length === 0 && (
        <EmptyState
          icon={<NotebookPen strokeWidth={1.5} aria-hidden />}
          title={all.length === 0 ? 'No notes yet' : 'No matching notes'}
          text={
            all.length === 0
              ? 'Write one here, or in the live room with the key W.'
              : 'All notes are done, or the filters above hide them.'
          }
        />
      )}
      {departmentsWithNotes(shown).map((department) => (
        <Fragment key={department}>
          <DepartmentNotes
            department={department}
            notes={filteredNotes(shown, { ...filter, department })}
            renderOrigin={renderOrigin}
            onState={isReadOnly ? undefined : handleState}
            {...(!isReadOnly && { renderActs })}
          />
        </Fragment>
      ))}
    </Stack>
  );
}

type ListProps = React.ComponentProps<typeof NoteList<ShowNote>>;

function DepartmentNotes({
  department,
  ...list
}: Omit<ListProps, 'label'> & { department: string }) {
  return (
    <S.Department>
      <h2>
        {notesName(department)} <small>{list.notes.length}</small>
      </h2>
      <NoteList label={notesHeading(department)} {...list} />
    </S.Department>
  );
}
