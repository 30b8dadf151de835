import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  ManagedList,
  useCollection,
  useListView,
  ViewToggle,
  type CardOptions,
  type RowsOptions,
} from '@standby/collections/screens';
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
import { CompanyActions } from './CompanyActions';
import { CompanyRows } from './CompanyRows';
import { ContactSheet } from './ContactSheet';
import { ManagePerson } from './ManagePerson';
import { PersonCard } from './PersonCard';

interface CompanyProps {
  readonly shows?: Shows;
  readonly peopleOf?: (showId: string) => People;
  readonly team?: Team;
  readonly scheduleOf?: (showId: string) => Schedule;
  readonly signInsOf?: (showId: string) => SignIns;
  readonly notesOf?: (showId: string) => Notes;
}

const VIEWS = { grid: 'Cards', list: 'Rows' } as const;

const renderRows = (people: readonly Person[], options: RowsOptions<Person>) => (
  <CompanyRows people={people} {...options} />
);

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
  const [view, chooseView] = useListView('standby:company-view');
  const rules = useMemo(() => companyRules(showId, view), [showId, view]);
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
            title={page.shown.state === 'ready' ? page.shown.show.title : ''}
            people={company}
            isReadOnly={state.isReadOnly}
          />
        )
      }
    >
      {(show) => (
        <>
          <S.List>
            <ManagedList
              rules={rules}
              state={state}
              renderCard={renderCard}
              renderRows={view === 'list' ? renderRows : undefined}
              tools={<ViewToggle view={view} labels={VIEWS} onChange={chooseView} />}
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
          </S.List>
          <ContactSheet show={show} people={company} />
        </>
      )}
    </ShowPage>
  );
}
