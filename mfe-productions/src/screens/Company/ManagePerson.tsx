import { ManageDialog, type EditRules, type OpenDialog } from '@standby/collections/screens';
import { PersonFields } from '../../components/PersonFields/PersonFields';
import type { People } from '../../data/people';
import type { Schedule } from '../../data/schedule';
import type { Notes } from '../../data/show-notes';
import type { SignIns } from '../../data/sign-ins';
import type { Team } from '../../data/team';
import { personNoun, type Person, type PersonContent } from '../../domain/person';
import {
  formOfPerson,
  personFormSchema,
  personLabels,
  type PersonForm,
} from '../../domain/person-form';
import type { Show } from '../../domain/show';
import { PersonFile } from './PersonFile';
import { PersonSchedule } from './PersonSchedule';

const rules: EditRules<Person, PersonContent, PersonForm> = {
  noun: personNoun,
  nameOf: ({ name }) => name,
  formOf: formOfPerson,
  schema: personFormSchema,
  draftKey: ({ id, updatedAt }) => `standby:draft:person:${id}:${updatedAt}`,
  labels: personLabels,
};

interface ManagePersonProps {
  readonly people: People;
  readonly company: readonly Person[];
  readonly team: Team;
  readonly show: Show;
  readonly schedule: Schedule;
  readonly signIns: SignIns;
  readonly notes: Notes;
  readonly dialog: OpenDialog<Person>;
}

/** Dialog to edit a person, to download their stored data, or to delete them with undo. */
export function ManagePerson(props: ManagePersonProps) {
  const { people, company, team, show, schedule, signIns, notes, dialog } = props;
  return (
    <ManageDialog rules={rules} collection={people} dialog={dialog}>
      {(form) => (
        <>
          <PersonFields form={form} company={company} team={team} />
          <PersonSchedule show={show} person={dialog.item} schedule={schedule} />
          <PersonFile person={dialog.item} schedule={schedule} signIns={signIns} notes={notes} />
        </>
      )}
    </ManageDialog>
  );
}
