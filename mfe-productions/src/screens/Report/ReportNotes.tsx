import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { Button, FieldRow, FormSection, TextField, useToast } from '@standby/shared-ui';
import { EntryForm } from '@standby/collections/screens';
import { newId } from '@standby/collections/port';
import { failureText, UserFacingError } from '@standby/contracts';
import { readDraft, storeDraft } from '@standby/forms';
import { NOTE_DEPARTMENTS } from '@standby/live-room/domain/performance/notes';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import type { Reports } from '../../data/reports';
import { mergedNotes } from '@standby/show-report/notes';
import { withNote } from '../../domain/notes/report-notes';
import { NOTE_MAX, NOTES_MAX, type Report, type ReportNote } from '../../domain/report/report';
import * as S from './Report.styles';
import { useTypedPart, type TypedParts } from './typed-parts';

interface ReportNotesProps {
  readonly reports: Reports;
  readonly report: Report;
  readonly facts: NightFacts | null;
  readonly parts: TypedParts;
}

const emptyNote = (department: string): ReportNote => {
  return { id: '', atMs: null, moment: '', department, text: '' };
};

/** Initial values of a new note. */
const NOTHING: Pick<ReportNote, 'department' | 'text'> = {
  department: NOTE_DEPARTMENTS[0],
  text: '',
};

/** Notes by department: the room's notes with their moment, and the ones that are added here. */
export function ReportNotes({ reports, report, facts, parts }: ReportNotesProps) {
  const toast = useToast();
  const listId = useId();
  const draftKey = `standby:draft:report-note:${report.id}`;
  const [edited, setEdited] = useState(() => {
    const { department, text } = readDraft(draftKey, NOTHING) ?? NOTHING;
    return { ...emptyNote(department), text };
  });
  // An edited note is already in the report.
  const { department, text } = edited.id === '' ? edited : NOTHING;
  useEffect(
    () => storeDraft(draftKey, { department, text }, NOTHING),
    [draftKey, department, text],
  );
  const notes = mergedNotes(report.notes, facts);
  const isTooLong = edited.text.trim().length > NOTE_MAX;
  const isFull = report.notes.length >= NOTES_MAX && edited.id === '';

  async function store(note: ReportNote): Promise<boolean> {
    try {
      const next = withNote(report.notes, note);
      await reports.update(report.id, { notes: next }, { notes: report.notes });
      return true;
    } catch (error) {
      toast.show({
        tone: 'stop',
        title: 'The note was not saved',
        description: failureText(error, 'Something went wrong. Try again.'),
      });
      return false;
    }
  }

  /** Adds the note, or changes the edited one. */
  async function keep(): Promise<boolean> {
    const trimmed = edited.text.trim();
    const to = edited.department.trim() || NOTHING.department;
    if (trimmed === '' || isTooLong || isFull) return false;
    const note = { ...edited, id: edited.id || newId(), department: to, text: trimmed };
    const isStored = await store(note);
    if (isStored) setEdited(emptyNote(to));
    return isStored;
  }

  useTypedPart(parts, async () => {
    if (edited.text.trim() === '' || (await keep())) return;
    throw new UserFacingError('The note that is typed was not added. Add it or clear it first.');
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    await keep();
  }

  return (
    <EntryForm onSubmit={(event) => void handleSubmit(event)}>
      <FormSection
        title="Notes"
        why="During the show the key W in the live room writes one, with its moment."
      >
        {notes.length > 0 && (
          <S.Notes aria-label="Notes of the report">
            {notes.map((note) => (
              <li key={note.id}>
                <span>
                  <strong>{note.department}</strong>
                  {note.moment && ` · ${note.moment}`}: {note.text}
                </span>
                <S.Actions>
                  <Button size="small" variant="ghost" onClick={() => setEdited(note)}>
                    Edit
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    onClick={() => void store({ ...note, text: '' })}
                  >
                    Leave out
                  </Button>
                </S.Actions>
              </li>
            ))}
          </S.Notes>
        )}
        <FieldRow>
          <TextField
            label="Department"
            list={listId}
            autoComplete="off"
            maxLength={120}
            value={edited.department}
            onChange={({ currentTarget }) =>
              setEdited({ ...edited, department: currentTarget.value })
            }
          />
          <TextField
            label="Note"
            autoComplete="off"
            error={isTooLong ? `Enter at most ${NOTE_MAX} characters.` : undefined}
            value={edited.text}
            onChange={({ currentTarget }) => setEdited({ ...edited, text: currentTarget.value })}
          />
        </FieldRow>
        <datalist id={listId}>
          {NOTE_DEPARTMENTS.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <div>
          <Button type="submit" disabled={edited.text.trim() === '' || isTooLong || isFull}>
            {edited.id === '' ? 'Add note' : 'Save note'}
          </Button>
        </div>
      </FormSection>
    </EntryForm>
  );
}
