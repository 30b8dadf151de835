import { Unplug } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  Button,
  EmptyState,
  LazyBoundary,
  lazyScreen,
  Skeleton,
  VisuallyHidden,
} from '@standby/shared-ui';
import { isPermittedHere } from '@standby/contracts';
import { Notices, useCollection } from '@standby/collections/screens';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { useNight } from '../../components/useNight';
import { readNight as storedReadNight, type ReadNight } from '../../data/night';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { reportsOf as storedReportsOf, type Reports } from '../../data/reports';
import { notesOf as storedNotesOf, type Notes as NotesPort } from '../../data/show-notes';
import { shows as storedShows, type Shows } from '../../data/shows';
import { notesOfShow } from '../../domain/notes/show-notes';
import type { Person } from '../../domain/person';
import { isSent, latestReports, type Report } from '../../domain/report/report';
import type { Show } from '../../domain/show';
import { AllNotes } from './AllNotes';

interface BodyProps {
  readonly show: Show;
  readonly notes: NotesPort;
  readonly reports: readonly Report[];
  readonly people: readonly Person[];
  readonly readNight: ReadNight;
}

const OwnNotes = lazyScreen(() => import('./OwnNotes'), 'OwnNotes');

const NO_NOTES = [] as const;

function NotesBody({ show, notes, reports, people, readNight }: BodyProps) {
  const { list, isReadOnly, notices, dismiss, retry } = useCollection(notes);
  // The current performance gets its notes from the live room while it runs.
  const current = latestReports(reports).find((report) => !isSent(report));
  const facts = useNight(show, current, readNight);
  const stored = list.state === 'ready' ? list.items : NO_NOTES;
  const all = useMemo(() => {
    const night = current && { reportId: current.id, facts };
    return notesOfShow({ showId: show.id, stored, reports, night });
  }, [show.id, stored, reports, current, facts]);

  if (list.state === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">Loading the notes…</VisuallyHidden>
        <Skeleton height="16rem" />
      </>
    );
  }
  if (list.state === 'failed') {
    return (
      <EmptyState
        role="alert"
        icon={<Unplug strokeWidth={1.5} aria-hidden />}
        title="The notes did not load"
        text={list.message}
        action={<Button onClick={retry}>Retry</Button>}
      />
    );
  }
  return (
    <>
      <Notices notices={notices} onDismiss={dismiss} />
      <AllNotes show={show} notes={notes} all={all} people={people} isReadOnly={isReadOnly} />
    </>
  );
}

interface NotesProps {
  readonly shows?: Shows;
  readonly notesOf?: (showId: string) => NotesPort;
  readonly reportsOf?: (showId: string) => Reports;
  readonly peopleOf?: (showId: string) => People;
  readonly readNight?: ReadNight;
}

const NO_REPORTS: readonly Report[] = [];
const NO_PEOPLE: readonly Person[] = [];

/** Notes of a show after a rehearsal or a performance, by department, with their state. */
export default function Notes(props: NotesProps) {
  const { shows = storedShows, notesOf = storedNotesOf, reportsOf = storedReportsOf } = props;
  const { peopleOf = storedPeopleOf, readNight = storedReadNight } = props;
  const { showId = '' } = useParams();
  const page = useShow(shows);
  const { list: reports } = useCollection(useMemo(() => reportsOf(showId), [reportsOf, showId]));
  const { list: people } = useCollection(useMemo(() => peopleOf(showId), [peopleOf, showId]));
  return (
    <ShowPage page={page} name="Notes">
      {(show) =>
        isPermittedHere('notes:read') ? (
          <NotesBody
            show={show}
            notes={notesOf(show.id)}
            reports={reports.state === 'ready' ? reports.items : NO_REPORTS}
            people={people.state === 'ready' ? people.items : NO_PEOPLE}
            readNight={readNight}
          />
        ) : (
          // A member without access to all notes sees those of their own department.
          <LazyBoundary>
            <OwnNotes showId={show.id} />
          </LazyBoundary>
        )
      }
    </ShowPage>
  );
}
