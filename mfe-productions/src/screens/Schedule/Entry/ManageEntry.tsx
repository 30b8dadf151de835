import { useMemo } from 'react';
import { TriangleAlert } from 'lucide-react';
import { ManageDialog, type EditRules, type OpenDialog } from '@standby/collections/screens';
import type { Schedule } from '../../../data/schedule';
import type { Person } from '../../../domain/person';
import { entryNoun, titleOf, type Entry, type EntryContent } from '../../../domain/schedule/entry';
import {
  entryFormSchema,
  entryLabels,
  formOfEntry,
  type EntryForm,
} from '../../../domain/schedule/entry-form';
import type { Timezone } from '../../../domain/timezone';
import * as S from './Entry.styles';
import { EntryFields } from './EntryFields';

type Rules = EditRules<Entry, EntryContent, EntryForm>;

const rulesIn = (timezone: Timezone): Rules => ({
  noun: entryNoun,
  nameOf: titleOf,
  formOf: formOfEntry,
  schema: entryFormSchema(timezone),
  draftKey: ({ id, updatedAt }) => `standby:draft:entry:${id}:${updatedAt}`,
  labels: entryLabels,
});

interface ManageEntryProps {
  readonly schedule: Schedule;
  readonly timezone: Timezone;
  readonly people: readonly Person[];
  readonly rooms: readonly string[];
  readonly conflicts: readonly string[];
  readonly dialog: OpenDialog<Entry>;
}

/** The dialog to edit an entry, or to delete it with undo. */
export function ManageEntry(props: ManageEntryProps) {
  const { schedule, timezone, people, rooms, conflicts, dialog } = props;
  const rules = useMemo(() => rulesIn(timezone), [timezone]);
  return (
    <ManageDialog rules={rules} collection={schedule} dialog={dialog}>
      {(form) => (
        <>
          {conflicts.length > 0 && (
            <S.Conflicts role="list" aria-label="What does not fit">
              {conflicts.map((text) => (
                <li key={text}>
                  <TriangleAlert strokeWidth={1.5} aria-hidden />
                  {text}
                </li>
              ))}
            </S.Conflicts>
          )}
          <EntryFields form={form} people={people} rooms={rooms} />
        </>
      )}
    </ManageDialog>
  );
}
