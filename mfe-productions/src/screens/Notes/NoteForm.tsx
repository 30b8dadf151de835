import { useId, useRef } from 'react';
import { Button, FormError, FormSection, Row, Select, TextField } from '@standby/shared-ui';
import { EntryForm } from '@standby/collections/screens';
import { useForm } from '@standby/forms';
import { NOTE_DEPARTMENTS } from '@standby/live-room/domain/performance/notes';
import {
  GENERAL,
  noteKindLabels,
  noteFormSchema,
  noteKinds,
  type NoteContent,
  type NoteForm as NoteValues,
} from '../../domain/notes/note';
import type { ShowNote } from '../../domain/notes/show-notes';
import type { Person } from '../../domain/person';
import * as S from './Notes.styles';

interface NoteFormProps {
  readonly showId: string;
  readonly people: readonly Person[];
  /** Note that is edited; undefined to write a new one. */
  readonly edited: ShowNote | undefined;
  /** Stores the note. Rejects with the reason if it was not stored. */
  readonly onSave: (content: NoteContent) => Promise<void>;
  readonly onCancel: () => void;
}

const kindOptions = noteKinds.map((value) => ({ value, label: noteKindLabels[value] }));
const EVERYBODY = 'everybody';

const EMPTY: NoteValues = {
  kind: 'to-do',
  department: GENERAL,
  personId: '',
  moment: '',
  text: '',
};

function firstOf(edited: ShowNote | undefined): NoteValues {
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
  const textRef = useRef<HTMLInputElement>(null);
  const isWritten = edited !== undefined && edited.reportId !== '';
  const form = useForm<NoteValues, NoteValues>({
    initial: firstOf(edited),
    schema: noteFormSchema,
    draftKey: `standby:draft:note:${showId}:${edited?.key ?? ''}:${edited?.updatedAt ?? ''}`,
    otherwise: 'Something went wrong. Try again.',
    submit(content) {
      const { source = '', state = 'open' } = edited ?? {};
      return onSave({ showId, source, state, ...content });
    },
    onSubmitted() {
      if (edited) return;
      // The next note is usually for the same department.
      form.setValue('text', '');
      form.setValue('moment', '');
      textRef.current?.focus();
    },
  });
  const departments = new Set([
    ...NOTE_DEPARTMENTS,
    ...people.map(({ department }) => department).filter(Boolean),
  ]);

  function choosePerson(id: string): void {
    const person = people.find((one) => one.id === id);
    form.setValue('personId', person?.id ?? '');
    // A note for an actor goes to the actor's department, unless its wording comes from elsewhere.
    if (!isWritten && person?.department) form.setValue('department', person.department);
  }

  function handleCancel(): void {
    form.discardDraft();
    onCancel();
  }

  return (
    <EntryForm onSubmit={form.handleSubmit}>
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
          {...form.fieldProps('text')}
          {...(isWritten && { readOnly: true })}
        />
        <S.Fields>
          <Select label="Kind" options={kindOptions} {...form.choiceProps('kind')} />
          <TextField
            label="Department"
            list={listId}
            autoComplete="off"
            {...form.fieldProps('department')}
            {...(isWritten && { readOnly: true })}
          />
          <Select
            label="For"
            options={[
              { value: EVERYBODY, label: 'The whole department' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={form.values.personId || EVERYBODY}
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
        <FormError title={form.failure && 'The note was not saved'}>{form.failure?.text}</FormError>
        <Row $gap={3}>
          <Button {...form.submitProps} variant="primary" pendingLabel="Saving the note…">
            {edited ? 'Save note' : 'Add note'}
          </Button>
          {edited && <Button onClick={handleCancel}>Cancel</Button>}
        </Row>
      </FormSection>
    </EntryForm>
  );
}
