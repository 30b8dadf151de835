import { DoorOpen, BookOpen, Radio } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, StatusBadge, useClock } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import {
  callPath,
  dailyCallPath,
  isPermittedHere,
  reportPath,
  reportsPath,
  roomPath,
  showPath,
  telOf,
  timezoneText,
} from '@standby/contracts';
import { truncateForList } from '@standby/shared-ui/text';
import type { People } from '../../../data/people';
import type { Reports } from '../../../data/reports';
import type { Schedule } from '../../../data/schedule';
import type { SentCalls } from '../../../data/sent-calls';
import type { SignIns } from '../../../data/sign-ins';
import { reportName } from '../../../domain/report/report';
import { dateOf } from '../../../domain/schedule/wall';
import { dayText, timeText } from '../../../domain/schedule/words';
import type { Show } from '../../../domain/show';
import { curtainText, tonightOf, type SignInState } from '../../../domain/tonight/tonight';
import { StageDoor } from '../../../components/StageDoor/StageDoor';
import * as S from './NextPerformance.styles';

/** Lists of each show. */
export interface ListsOfShows {
  readonly scheduleOf: (showId: string) => Schedule;
  readonly reportsOf: (showId: string) => Reports;
  readonly peopleOf: (showId: string) => People;
  readonly signInsOf: (showId: string) => SignIns;
  readonly sentCallsOf: (showId: string) => SentCalls;
}

const itemsOf = <T,>(list: { readonly state: string; readonly items?: readonly T[] }) =>
  list.state === 'ready' ? list.items : undefined;

/** Largest number of missing people who are named. */
const NAMES_MAX = 3;

function SignInLine({ hereCount, calledCount, missing }: SignInState) {
  const [named, more] = [missing.slice(0, NAMES_MAX), missing.length - NAMES_MAX];
  return (
    <li>
      {missing.length > 0 && <StatusBadge tone="stop">Missing</StatusBadge>}
      <span>
        {named.map(({ id, name, phone }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            {phone ? <a href={telOf(phone)}>{truncateForList(name)}</a> : truncateForList(name)}
          </span>
        ))}
        {more > 0 && ` and ${more} more`}
        {missing.length > 0 && ' · '}
        {hereCount} of {calledCount} have signed in
      </span>
    </li>
  );
}

interface NextPerformanceProps extends ListsOfShows {
  readonly show: Show;
  readonly nowMs: number;
}

/** Card of a show's next performance: its curtain, the open tasks, and the links to run it. */
export function NextPerformance(props: NextPerformanceProps) {
  const { show, nowMs, scheduleOf, reportsOf, peopleOf, signInsOf, sentCallsOf } = props;
  const { id, timezone } = show;
  const clock = useClock();
  const entries = itemsOf(useCollection(scheduleOf(id)).list);
  const reports = itemsOf(useCollection(reportsOf(id)).list);
  const people = itemsOf(useCollection(peopleOf(id)).list);
  const signIns = itemsOf(useCollection(signInsOf(id)).list);
  const sentCalls = itemsOf(useCollection(sentCallsOf(id)).list);
  const tonight =
    entries && tonightOf({ show, entries, reports, people, signIns, sentCalls }, nowMs);
  if (!tonight) return null;
  const { entry, name, signIn, isCallChanged, unsentReports } = tonight;
  const [unsentReport] = unsentReports;
  const date = dateOf(entry.startAt);
  const title = truncateForList(show.title);
  const where = [entry.place || show.venue, timezoneText(timezone)].filter(Boolean).join(' · ');
  return (
    <S.Card aria-label={`${title}, ${name}`}>
      <S.Curtain>
        <strong>
          <Link to={showPath(id)}>{title}</Link> · {name}
        </strong>
        <time dateTime={entry.startAt}>{timeText(entry.startAt, clock)}</time>
        <p>
          {curtainText(tonight, show, nowMs)} · {dayText(date)}
        </p>
        <p>{truncateForList(where)}</p>
      </S.Curtain>
      <S.States>
        {signIn && <SignInLine {...signIn} />}
        {isCallChanged && (
          <li>
            <StatusBadge tone="standby">Call</StatusBadge>
            <Link to={dailyCallPath(id, date)}>Changed since it went out</Link>
          </li>
        )}
        {unsentReport && (
          <li>
            <StatusBadge tone="standby">Report</StatusBadge>
            {unsentReports.length === 1 ? (
              <Link to={reportPath(id, unsentReport.id)}>
                {reportName(unsentReport)} is not sent
              </Link>
            ) : (
              <Link to={reportsPath(id)}>{unsentReports.length} reports are not sent</Link>
            )}
          </li>
        )}
      </S.States>
      <S.Ways>
        <Button
          as={Link}
          to={roomPath(id)}
          size="small"
          variant="primary"
          icon={<Radio strokeWidth={1.5} aria-hidden />}
          aria-label={`Live room of ${title}`}
        >
          Live room
        </Button>
        {isPermittedHere('live:control') && (
          <Button
            as={Link}
            to={callPath(id)}
            size="small"
            icon={<BookOpen strokeWidth={1.5} aria-hidden />}
            aria-label={`On the book of ${title}`}
          >
            On the book
          </Button>
        )}
        {isPermittedHere('sign-in:write') && people && (
          <StageDoor
            show={show}
            people={people}
            size="small"
            icon={<DoorOpen strokeWidth={1.5} aria-hidden />}
            aria-label={`Stage door of ${title}`}
          >
            Stage door
          </StageDoor>
        )}
      </S.Ways>
    </S.Card>
  );
}
