import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, FormActions, FormError, useToast } from '@standby/shared-ui';
import { DraftNote, EntryForm, Notices, useCollection } from '@standby/collections/screens';
import { companyPath } from '@standby/contracts';
import { MissingFields, useForm } from '@standby/forms';
import { truncateForSentence } from '@standby/shared-ui/text';
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
  /** Department of the person who was added before; undefined for the first form. */
  readonly department: string | undefined;
  readonly onAddAnother: (department: string) => void;
}

function AddPersonForm(props: AddPersonFormProps) {
  const { showId, people, company, team, department, onAddAnother } = props;
  const navigate = useNavigate();
  const toast = useToast();
  const formRef = useRef<HTMLFormElement>(null);
  const anotherRef = useRef<HTMLButtonElement>(null);
  const isAnotherNext = useRef(false);
  const form = useForm<PersonForm, Omit<PersonContent, 'showId'>, Person>({
    initial: { ...emptyPersonForm, department: department ?? '' },
    schema: personFormSchema,
    draftKey: `standby:draft:add-person:${showId}`,
    submit: (content) => people.create({ ...content, showId }),
    onSubmitted(person) {
      toast.show({ tone: 'go', title: `${truncateForSentence(person.name)} was added` });
      if (isAnotherNext.current) onAddAnother(person.department);
      else void navigate(companyPath(showId));
    },
  });

  const isFirst = department === undefined;
  useEffect(() => {
    const name = formRef.current?.elements.namedItem('name');
    if (!isFirst && name instanceof HTMLElement) name.focus();
  }, [isFirst]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    isAnotherNext.current = event.nativeEvent.submitter === anotherRef.current;
    void form.handleSubmit(event);
  };

  return (
    <>
      <DraftNote isRestored={form.isRestored} onDiscard={form.discardDraft} />
      <EntryForm ref={formRef} onSubmit={handleSubmit}>
        <PersonFields form={form} company={company} team={team} />
        <FormError title={form.failure && 'The person was not added'}>
          {form.failure?.text}
        </FormError>
        <FormActions>
          <Button {...form.submitProps} variant="primary" pendingLabel="Adding the person…">
            Add person
          </Button>
          <Button
            ref={anotherRef}
            type="submit"
            disabled={form.submitProps.disabled || form.isPending}
          >
            Add another
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
  const [next, setNext] = useState<{ number: number; department?: string }>({ number: 0 });
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
            <AddPersonForm
              key={next.number}
              showId={showId}
              people={people}
              company={company}
              team={team}
              department={next.department}
              onAddAnother={(department) => setNext({ number: next.number + 1, department })}
            />
          )}
        </>
      )}
    </ShowPage>
  );
}
