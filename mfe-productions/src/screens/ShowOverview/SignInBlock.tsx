import { Link } from 'react-router-dom';
import { useCollection } from '@standby/collections/screens';
import { reportPath, reportsPath, telOf } from '@standby/contracts';
import { useMissingNote } from '../../components/useMissingNote';
import { useMinute } from '../../components/useMinute';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { reportsOf as storedReportsOf, type Reports } from '../../data/reports';
import { scheduleOf as storedScheduleOf, type Schedule } from '../../data/schedule';
import { signInsOf as storedSignInsOf, type SignIns } from '../../data/sign-ins';
import { performancesOf } from '../../domain/performance';
import { reportName } from '../../domain/report/report';
import { dueAtMs, openCall, signInBoard } from '../../domain/sign-in/sign-in';
import type { Show } from '../../domain/show';
import { Block } from './Block';
import * as S from './ShowOverview.styles';

export interface SignInBlockProps {
  readonly show: Show;
  readonly peopleOf?: ((showId: string) => People) | undefined;
  readonly reportsOf?: ((showId: string) => Reports) | undefined;
  readonly scheduleOf?: ((showId: string) => Schedule) | undefined;
  readonly signInsOf?: ((showId: string) => SignIns) | undefined;
}

/**
 * Block with the sign-ins of the open call; from the half on, it lists the missing people with a
 * number to call.
 */
export function SignInBlock(props: SignInBlockProps) {
  const { show, peopleOf = storedPeopleOf } = props;
  const { reportsOf = storedReportsOf, signInsOf = storedSignInsOf } = props;
  const { scheduleOf = storedScheduleOf } = props;
  const now = useMinute();
  const { list: reports } = useCollection(reportsOf(show.id));
  const { list: entries } = useCollection(scheduleOf(show.id));
  const { list: people } = useCollection(peopleOf(show.id));
  const { list: signIns } = useCollection(signInsOf(show.id));
  useMissingNote(show, {
    reports: reports.state === 'ready' ? reports.items : undefined,
    entries: entries.state === 'ready' ? entries.items : undefined,
    people: people.state === 'ready' ? people.items : undefined,
    signIns: signIns.state === 'ready' ? signIns.items : undefined,
  });
  // A role without access to missing people does not get these lists.
  if (reports.state !== 'ready' || people.state !== 'ready' || signIns.state !== 'ready')
    return null;
  if (entries.state !== 'ready') return null;
  const call = openCall(performancesOf(reports.items, entries.items), show.timezone, now);
  if (!call) return null;
  const board = signInBoard(call, people.items, signIns.items, show);
  const missing = board.filter(({ presence }) => presence === 'missing');
  const isDue = now > (dueAtMs(call, show) ?? Number.POSITIVE_INFINITY);
  return (
    <Block title="Sign-in">
      <p>
        {board.length - missing.length} of {board.length} for{' '}
        <Link to={call.hasReport ? reportPath(show.id, call.id) : reportsPath(show.id)}>
          {reportName(call)}
        </Link>
      </p>
      {isDue && missing.length > 0 && (
        <S.Facts aria-label="Missing">
          {missing.map(({ person: { id, name, phone } }) => (
            <div key={id}>
              <dt>Missing</dt>
              <dd>
                {name}
                {phone && (
                  <>
                    {' · '}
                    <a href={telOf(phone)}>{phone}</a>
                  </>
                )}
              </dd>
            </div>
          ))}
        </S.Facts>
      )}
    </Block>
  );
}
