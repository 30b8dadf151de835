import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, FormActions, FormError, useToast } from '@standby/shared-ui';
import { DraftNote, Notices, useCollection } from '@standby/collections/screens';
import { companyPath } from '@standby/contracts';
import { MissingFields, useForm } from '@standby/forms';
import { truncateForSentence } from '@standby/shared-ui/text';
import { EntryForm } from '../../components/EntryForm.styles';
import { PersonFields } from '../../components/PersonFields/PersonFields';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { shows as storedShows, type Shows } from '../../data/shows';
import { team as storedTeam, type Team } from '../../data/team';
import type { Person, PersonContent } from '../../domain/person';
import {
  emptyPersonForm,
  personFormSchema,
  personLabels,
  type PersonForm,
} from '../../domain/person-form';

interface AddPersonFormProps {
  readonly showId: string;
  readonly people: People;
  readonly company: readonly Person[];
  readonly team: Team;
}

function AddPersonForm({ showId, people, company, team }: AddPersonFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const form = useForm<PersonForm, Omit<PersonContent, 'showId'>, Person>({
    initial: emptyPersonForm,
    schema: personFormSchema,
    draftKey: `standby:draft:add-person:${showId}`,
    submit: (content) => people.create({ ...content, showId }),
    onSubmitted({ name }) {
      toast.show({ tone: 'go', title: `${truncateForSentence(name)} was added` });
      void navigate(companyPath(showId));
    },
  });
  return (
    <>
      <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
      <EntryForm onSubmit={form.handleSubmit}>
        <PersonFields form={form} company={company} team={team} />
        <FormError title={form.submitError && 'The person was not added'}>
          {form.submitError}
        </FormError>
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            disabled={!form.canSubmit && !form.isPending}
            pending={form.isPending}
            pendingLabel="Adding the person…"
          >
            Add person
          </Button>
          <Button as={Link} to={companyPath(showId)} variant="ghost">
            Cancel
          </Button>
          {!form.isPending && <MissingFields problems={form.problems} labels={personLabels} />}
        </FormActions>
      </EntryForm>
    </>
  );
}

interface AddPersonProps {
  readonly shows?: Shows;
  readonly peopleOf?: (showId: string) => People;
  readonly team?: Team;
}

const NOBODY: readonly Person[] = [];

/** Form that adds one person to the company of a show. */
export default function AddPerson(props: AddPersonProps) {
  const { shows = storedShows, peopleOf = storedPeopleOf, team = storedTeam } = props;
  const { showId = '' } = useParams();
  const page = useShow(shows);
  const people = useMemo(() => peopleOf(showId), [peopleOf, showId]);
  const { list, isReadOnly, notices, dismiss } = useCollection(people);
  const company = list.state === 'ready' ? list.items : NOBODY;
  return (
    <ShowPage
      page={page}
      name="Add person"
      isForm
      above={{ name: 'Company', path: companyPath(showId) }}
    >
      {() => (
        <>
          <Notices notices={notices} onDismiss={dismiss} />
          {!isReadOnly && (
            <AddPersonForm showId={showId} people={people} company={company} team={team} />
          )}
        </>
      )}
    </ShowPage>
  );
}
