import { useMemo } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Banner } from '@standby/shared-ui';
import { ManageDialog, type EditRules, type OpenDialog } from '@standby/collections/screens';
import type { Schedule } from '../../../data/schedule';
import type { Person } from '../../../domain/person';
import { entryNoun, titleOf, type Entry, type EntryContent } from '../../../domain/schedule/entry';
import { entryLabels, type EntryForm } from '../../../domain/schedule/entry-fields';
import { entryFormSchema, formOfEntry } from '../../../domain/schedule/entry-form';
import type { Timezone } from '../../../domain/timezone';
import { halfMinutesOf } from '../../../domain/call-custom';
import * as S from './Entry.styles';
import type { ShowOfEntries } from './NewEntry';
import { EntryFields } from './EntryFields';

type Rules = EditRules<Entry, EntryContent, EntryForm>;

const rulesIn = (timezone: Timezone, people: readonly Person[]): Rules => ({
  noun: entryNoun,
  nameOf: titleOf,
  formOf: (entry) => formOfEntry(entry, people),
  schema: entryFormSchema(timezone, people),
  draftKey: ({ id, updatedAt }) => `standby:draft:entry:${id}:${updatedAt}`,
  labels: entryLabels,
});

interface ManageEntryProps {
  readonly schedule: Schedule;
  readonly show: ShowOfEntries;
  readonly people: readonly Person[];
  readonly rooms: readonly string[];
  /** Sent information about the entry, in sentences. */
  readonly wentOut: readonly string[];
  readonly conflicts: readonly string[];
  readonly dialog: OpenDialog<Entry>;
}

/** Dialog to edit an entry, or to delete it with undo. */
export function ManageEntry(props: ManageEntryProps) {
  const { schedule, show, people, rooms, wentOut, conflicts, dialog } = props;
  const { timezone } = show;
  const rules = useMemo(() => rulesIn(timezone, people), [timezone, people]);
  return (
    <ManageDialog rules={rules} collection={schedule} dialog={dialog}>
      {(form) => (
        <>
          {wentOut.length > 0 && (
            <Banner tone="standby" title="Already sent" text={wentOut.join(' ')} />
          )}
          {conflicts.length > 0 && (
            <S.Conflicts role="list" aria-label="Clashes">
              {conflicts.map((text) => (
                <li key={text}>
                  <TriangleAlert strokeWidth={1.5} aria-hidden />
                  {text}
                </li>
              ))}
            </S.Conflicts>
          )}
          <EntryFields
            form={form}
            people={people}
            rooms={rooms}
            halfMinutes={halfMinutesOf(show)}
          />
        </>
      )}
    </ManageDialog>
  );
}
