import { FileUp, Printer } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { ManagedList, useCollection, type CardOptions } from '@standby/collections/screens';
import { addPersonPath, importPeoplePath } from '@standby/contracts';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { scheduleOf as storedScheduleOf, type Schedule } from '../../data/schedule';
import { notesOf as storedNotesOf, type Notes } from '../../data/show-notes';
import { signInsOf as storedSignInsOf, type SignIns } from '../../data/sign-ins';
import { shows as storedShows, type Shows } from '../../data/shows';
import { team as storedTeam, type Team } from '../../data/team';
import { coversOf } from '../../domain/company';
import type { Person } from '../../domain/person';
import * as S from './Company.styles';
import { companyRules } from './company-rules';
import { ContactSheet } from './ContactSheet';
import { ManagePerson } from './ManagePerson';
import { PersonCard } from './PersonCard';

interface CompanyActionsProps {
  readonly showId: string;
  readonly isEmpty: boolean;
  readonly isReadOnly: boolean;
}

function CompanyActions({ showId, isEmpty, isReadOnly }: CompanyActionsProps) {
  return (
    <>
      {!isEmpty && (
        <Button
          data-print="hide"
          icon={<Printer strokeWidth={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          Print contact sheet
        </Button>
      )}
      {!isReadOnly && (
        <>
          <Button
            as={Link}
            data-print="hide"
            to={importPeoplePath(showId)}
            icon={<FileUp strokeWidth={1.5} aria-hidden />}
          >
            Import
          </Button>
          <Button as={Link} data-print="hide" to={addPersonPath(showId)} variant="primary">
            Add person
          </Button>
        </>
      )}
    </>
  );
}

interface CompanyProps {
  readonly shows?: Shows;
  readonly peopleOf?: (showId: string) => People;
  readonly team?: Team;
  readonly scheduleOf?: (showId: string) => Schedule;
  readonly signInsOf?: (showId: string) => SignIns;
  readonly notesOf?: (showId: string) => Notes;
}

const NO_PEOPLE: readonly Person[] = [];

/** Company of a show: the people, their work, their covers and their contacts. */
export default function Company(props: CompanyProps) {
  const { shows = storedShows, peopleOf = storedPeopleOf, team = storedTeam } = props;
  const { scheduleOf = storedScheduleOf } = props;
  const { signInsOf = storedSignInsOf, notesOf = storedNotesOf } = props;
  const { showId = '' } = useParams();
  const page = useShow(shows);
  const people = useMemo(() => peopleOf(showId), [peopleOf, showId]);
  const state = useCollection(people);
  const company = state.list.state === 'ready' ? state.list.items : NO_PEOPLE;
  const isReady = state.list.state === 'ready';
  const rules = useMemo(() => companyRules(showId), [showId]);
  const covers = useMemo(() => coversOf(company), [company]);
  const renderCard = useCallback(
    (person: Person, { onManage }: CardOptions<Person>) => (
      <PersonCard
        key={person.id}
        person={person}
        coveredBy={(covers.get(person.id) ?? []).join(', ')}
        onManage={onManage}
      />
    ),
    [covers],
  );

  return (
    <ShowPage
      page={page}
      name="Company"
      count={isReady ? String(company.length) : undefined}
      actions={
        isReady && (
          <CompanyActions
            showId={showId}
            isEmpty={company.length === 0}
            isReadOnly={state.isReadOnly}
          />
        )
      }
    >
      {(show) => (
        <>
          <S.OnScreen>
            <ManagedList
              rules={rules}
              state={state}
              renderCard={renderCard}
              renderDialog={(dialog) => (
                <ManagePerson
                  people={people}
                  company={company}
                  team={team}
                  show={show}
                  schedule={scheduleOf(show.id)}
                  signIns={signInsOf(show.id)}
                  notes={notesOf(show.id)}
                  dialog={dialog}
                />
              )}
            />
          </S.OnScreen>
          <ContactSheet show={show} people={company} />
        </>
      )}
    </ShowPage>
  );
}
