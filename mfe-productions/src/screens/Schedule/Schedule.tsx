import { Megaphone } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import { dailyCallPath } from '@standby/contracts';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { readElsewhere as storedReadElsewhere, type ReadElsewhere } from '../../data/elsewhere';
import { usePlaces } from './usePlaces';
import { scheduleOf as storedScheduleOf, type Schedule as Entries } from '../../data/schedule';
import { reportsOf as storedReportsOf, type Reports } from '../../data/reports';
import { sentCallsOf as storedSentCallsOf, type SentCalls } from '../../data/sent-calls';
import { shows as storedShows, type Shows } from '../../data/shows';
import { ScheduleView } from './ScheduleView';

interface ScheduleProps {
  readonly shows?: Shows;
  readonly peopleOf?: (showId: string) => People;
  readonly scheduleOf?: (showId: string) => Entries;
  readonly readElsewhere?: ReadElsewhere;
  readonly sentCallsOf?: (showId: string) => SentCalls;
  readonly reportsOf?: (showId: string) => Reports;
}

/** Schedule of a show's company, in local time of its venue. */
export default function Schedule(props: ScheduleProps) {
  const { shows = storedShows } = props;
  const { peopleOf = storedPeopleOf, scheduleOf = storedScheduleOf } = props;
  const { readElsewhere = storedReadElsewhere } = props;
  const { sentCallsOf = storedSentCallsOf, reportsOf = storedReportsOf } = props;
  const { showId = '' } = useParams();
  const page = useShow(shows);
  const people = useMemo(() => peopleOf(showId), [peopleOf, showId]);
  const schedule = useMemo(() => scheduleOf(showId), [scheduleOf, showId]);
  const state = useCollection(schedule);
  const company = useCollection(people);
  const rooms = usePlaces();
  return (
    <ShowPage
      page={page}
      name="Schedule"
      actions={
        <Button
          as={Link}
          to={dailyCallPath(showId)}
          data-print="hide"
          icon={<Megaphone strokeWidth={1.5} aria-hidden />}
        >
          Daily call
        </Button>
      }
    >
      {(show) => (
        <ScheduleView
          key={show.id}
          show={show}
          shows={shows}
          schedule={schedule}
          state={state}
          people={company.list.state === 'ready' ? company.list.items : undefined}
          rooms={rooms}
          readElsewhere={readElsewhere}
          sentCalls={sentCallsOf(showId)}
          reports={reportsOf(showId)}
        />
      )}
    </ShowPage>
  );
}
