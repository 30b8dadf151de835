import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, FormSection, Row, Select, TextField } from '@standby/shared-ui';
import { EntryForm } from '@standby/collections/screens';
import { readDraft, storeDraft } from '@standby/forms';
import { NOTE_DEPARTMENTS } from '@standby/live-room/domain/performance/notes';
import {
  GENERAL,
  noteKindLabels,
  noteKinds,
  noteProblems,
  type NoteContent,
} from '../../domain/notes/note';
import type { ShowNote } from '../../domain/notes/show-notes';
import type { Person } from '../../domain/person';
import * as S from './Notes.styles';

interface NoteFormProps {
  readonly showId: string;
  readonly people: readonly Person[];
  /** Note that is edited; undefined to write a new one. */
  readonly edited: ShowNote | undefined;
  readonly onSave: (content: NoteContent) => Promise<boolean>;
  readonly onCancel: () => void;
}

const kindOptions = noteKinds.map((value) => ({ value, label: noteKindLabels[value] }));
const EVERYBODY = 'everybody';

type NoteDraft = Pick<NoteContent, 'kind' | 'department' | 'personId' | 'moment' | 'text'>;

const EMPTY: NoteDraft = { kind: 'to-do', department: GENERAL, personId: '', moment: '', text: '' };

function firstOf(edited: ShowNote | undefined): NoteDraft {
  if (!edited) return EMPTY;
  const { kind, department, personId, moment, text } = edited;
  return { kind, department, personId, moment, text };
}

/**
 * Form to write or edit a note. A note from a live room or a report keeps its wording from there;
 * only its recipient can be set here.
 */
export function NoteForm({ showId, people, edited, onSave, onCancel }: NoteFormProps) {
  const listId = useId();
  const draftKey = `standby:draft:note:${showId}:${edited?.key ?? ''}:${edited?.updatedAt ?? ''}`;
  const [draft, setDraft] = useState(() => {
    const first = firstOf(edited);
    return readDraft(draftKey, first) ?? first;
  });
  const [isPending, setIsPending] = useState(false);
  const textRef = useRef<HTMLInputElement>(null);
  const isWritten = edited !== undefined && edited.reportId !== '';
  const problems = noteProblems(draft);
  const isTooLong = draft.text.trim() !== '' && problems.text !== undefined;
  const departments = new Set([
    ...NOTE_DEPARTMENTS,
    ...people.map(({ department }) => department).filter(Boolean),
  ]);
  useEffect(() => storeDraft(draftKey, draft, firstOf(edited)), [draftKey, draft, edited]);
  const change = (part: Partial<NoteDraft>): void => setDraft((before) => ({ ...before, ...part }));

  function choosePerson(id: string): void {
    const person = people.find((one) => one.id === id);
    // A note for an actor goes to the actor's department, unless its wording comes from elsewhere.
    const department = !isWritten && person?.department ? person.department : draft.department;
    change({ personId: person?.id ?? '', department });
  }

  function handleCancel(): void {
    const first = firstOf(edited);
    storeDraft(draftKey, first, first);
    onCancel();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (Object.keys(problems).length > 0 || isPending) return;
    const { source = '', state = 'open' } = edited ?? {};
    setIsPending(true);
    const trimmed = { ...draft, text: draft.text.trim(), department: draft.department.trim() };
    const isSaved = await onSave({ showId, source, state, ...trimmed });
    setIsPending(false);
    if (!isSaved || edited) return;
    // The next note is usually for the same department.
    change({ text: '', moment: '' });
    textRef.current?.focus();
  }

  return (
    <EntryForm onSubmit={(event) => void handleSubmit(event)}>
      <FormSection
        title={edited ? 'Edit the note' : 'New note'}
        why={
          isWritten
            ? 'Its wording is edited in the report. Here you choose its kind and whom it is for.'
            : 'In the live room the key N writes one with its moment; it appears here automatically.'
        }
      >
        <TextField
          ref={textRef}
          label="Note"
          autoComplete="off"
          readOnly={isWritten}
          error={isTooLong ? problems.text : undefined}
          value={draft.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <S.Fields>
          <Select
            label="Kind"
            options={kindOptions}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          <TextField
            label="Department"
            list={listId}
            autoComplete="off"
            readOnly={isWritten}
            error={problems.department}
            value={draft.department}
            onChange={({ currentTarget }) => change({ department: currentTarget.value })}
          />
          <Select
            label="For"
            options={[
              { value: EVERYBODY, label: 'The whole department' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.personId || EVERYBODY}
            onChange={choosePerson}
          />
        </S.Fields>
        <datalist id={listId}>
          {[...departments].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Row $gap={3}>
          <Button
            type="submit"
            variant="primary"
            disabled={Object.keys(problems).length > 0 && !isPending}
            pending={isPending}
            pendingLabel="Saving the note…"
          >
            {edited ? 'Save note' : 'Add note'}
          </Button>
          {edited && <Button onClick={handleCancel}>Cancel</Button>}
        </Row>
      </FormSection>
    </EntryForm>
  );
}
