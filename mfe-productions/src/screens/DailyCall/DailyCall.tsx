import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import {
  Banner,
  Button,
  IconButton,
  Row,
  Skeleton,
  Stack,
  useClock,
  useToast,
} from '@standby/shared-ui';
import { type Clock } from '@standby/shared-ui/text';
import { useCollection } from '@standby/collections/screens';
import { dailyCallPath, schedulePath } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { PlainList } from '../../components/PlainList.styles';
import { ShowPage } from '../../components/ShowPage/ShowPage';
import { useShow } from '../../components/ShowPage/useShow';
import { peopleOf as storedPeopleOf, type People } from '../../data/people';
import { scheduleOf as storedScheduleOf, type Schedule } from '../../data/schedule';
import {
  areCallsMailed,
  sendCall,
  sendCallAgain,
  sentCallsOf as storedCallsOf,
  type Mailed,
  type SentCalls,
} from '../../data/sent-calls';
import { shows as storedShows, type Shows } from '../../data/shows';
import {
  callChanges,
  changeText,
  concernedBy,
  dayToWrite,
  entriesOn,
} from '../../domain/schedule/daily-call';
import { calledEntry, lastSent, type SentCall } from '../../domain/schedule/sent-call';
import { addDays, dateOf, isWall } from '../../domain/schedule/wall';
import { dateText, dayText, timeText } from '../../domain/schedule/words';
import { wallOfInstant } from '../../domain/schedule/zoned';
import { sentAgain, undeliveredText } from '../../domain/undelivered';
import type { Show } from '../../domain/show';
import type { Timezone } from '../../domain/timezone';
import { useNow } from '../Schedule/useNow';
import { CallSheet } from './CallSheet';
import { SendCall } from './SendCall';
import * as S from './DailyCall.styles';
import { useSeen } from './useSeen';

interface DailyCallProps {
  readonly shows?: Shows;
  readonly peopleOf?: (showId: string) => People;
  readonly scheduleOf?: (showId: string) => Schedule;
  readonly sentCallsOf?: (showId: string) => SentCalls;
}

function useReady<T>(state: { readonly state: string; readonly items?: readonly T[] }) {
  return state.state === 'ready' ? state.items : undefined;
}

function mailedText({ mailed, failed, asked, stopped, withoutAddress }: Mailed): string {
  return [
    mailed === 1 ? '1 person has it.' : `${mailed} people have it.`,
    failed > 0 && `${failed} could not be reached: send it again below.`,
    asked > 0 && `${asked} were asked to accept mails first, and get it when they do.`,
    stopped > 0 && `${stopped} called who have unsubscribed.`,
    withoutAddress > 0 && `${withoutAddress} called without an address.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function sentText(call: SentCall, timezone: Timezone, clock: Clock): string {
  const { sentAt, mailedTo, undelivered = [] } = call;
  const wall = wallOfInstant(Date.parse(sentAt), timezone);
  const when = `${dayText(dateOf(wall))}, ${timeText(wall, clock)}`;
  if (mailedTo === 0) return `Posted on ${when}.`;
  const reached = mailedTo - undelivered.length;
  const whom = undelivered.length === 0 ? `${mailedTo} people` : `${reached} of ${mailedTo} people`;
  return `Mailed to ${whom} on ${when}.`;
}

/** Text that replaces the name of a person who was deleted from the company. */
const DELETED_PERSON = 'someone who left';

const AGAIN = 'Send it again, so that everyone has this version.';

interface CallOfDayProps extends Required<Omit<DailyCallProps, 'shows'>> {
  readonly show: Show;
}

/** Call of one day with its content, its changes, and the buttons to send or print it. */
function CallOfDay({ show, peopleOf, scheduleOf, sentCallsOf }: CallOfDayProps) {
  const { id: showId, timezone } = show;
  const clock = useClock();
  const toast = useToast();
  const [parameters] = useSearchParams();
  const now = useNow(timezone);
  const today = dateOf(now);
  const asked = parameters.get('date') ?? '';
  const date = isWall(`${asked}T00:00`) ? asked : dayToWrite(now);
  const calls = useMemo(() => sentCallsOf(showId), [sentCallsOf, showId]);
  const people = useReady(useCollection(peopleOf(showId)).list);
  const { list, isReadOnly } = useCollection(scheduleOf(showId));
  const stored = useReady(list);
  const sentCalls = useReady(useCollection(calls).list);
  const { isPending, failure, send } = useSubmission({
    otherwise: 'The call was not sent. Try again.',
  });
  const byId = useMemo(() => new Map((people ?? []).map((one) => [one.id, one])), [people]);
  const sent = lastSent(sentCalls ?? [], date);
  const seen = useSeen(showId, sent?.id);
  if (!people || !stored || !sentCalls) return <Skeleton height="24rem" />;

  const entries = entriesOn(stored, date).map(calledEntry);
  const changes = sent ? callChanges(sent.entries, entries, byId, clock) : [];
  const changed = new Map(changes.map((change) => [change.entry.id, change]));

  const handleSend = (): void => {
    void send(
      () => sendCall(calls, { showId, date, entries, mailedTo: 0 }),
      (mailed) => {
        const title = areCallsMailed ? 'The call was sent' : 'Noted: later changes are marked';
        const description = areCallsMailed ? mailedText(mailed) : undefined;
        toast.show({ tone: 'go', title, description });
      },
    );
  };
  const missed = sent?.undelivered ?? [];
  const again = sentAgain(missed);
  const handleSendAgain = (callId: string): void => {
    void send(
      () => sendCallAgain(callId),
      (mailed) => {
        toast.show({ tone: 'go', title: 'Sent again', description: mailedText(mailed) });
      },
    );
  };
  const isAgain = sent !== undefined && changes.length > 0;
  const concerned = concernedBy(entries, sent?.entries ?? [], people);

  return (
    <Stack $gap={6}>
      <Row $gap={3} data-print="hide">
        <S.Days>
          <IconButton
            as={Link}
            to={dailyCallPath(showId, addDays(date, -1))}
            label="The day before"
          >
            <ChevronLeft strokeWidth={1.5} aria-hidden />
          </IconButton>
          <Button as={Link} to={dailyCallPath(showId, today)}>
            Today
          </Button>
          <IconButton as={Link} to={dailyCallPath(showId, addDays(date, 1))} label="The day after">
            <ChevronRight strokeWidth={1.5} aria-hidden />
          </IconButton>
        </S.Days>
        <Button icon={<Printer strokeWidth={1.5} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        {!isReadOnly && areCallsMailed && (
          <SendCall
            date={dayText(date)}
            isAgain={isAgain}
            people={concerned}
            isPending={isPending}
            onSend={handleSend}
          />
        )}
        {!isReadOnly && !areCallsMailed && (
          <Button variant="primary" pending={isPending} onClick={handleSend}>
            {isAgain ? 'Mark as posted again' : 'Mark as posted'}
          </Button>
        )}
      </Row>
      {failure && <Banner tone="stop" title="The call was not sent" text={failure.text} />}
      {sent && missed.length > 0 && (
        <Banner
          data-print="hide"
          tone="standby"
          title={sentText(sent, timezone, clock)}
          text={undeliveredText(
            missed,
            ({ personId }) => byId.get(personId)?.name ?? DELETED_PERSON,
          )}
          action={
            !isReadOnly &&
            again.length > 0 && (
              <Button pending={isPending} onClick={() => handleSendAgain(sent.id)}>
                Send again to {again.length}
              </Button>
            )
          }
        />
      )}
      {changes.length > 0 && (
        <Banner
          data-print="hide"
          tone="standby"
          title="Changed since it went out"
          text={
            <S.Changes>
              <PlainList>
                {changes.map((change) => (
                  <li key={change.entry.id}>{changeText(change, clock)}</li>
                ))}
              </PlainList>
              {!isReadOnly && AGAIN}
            </S.Changes>
          }
        />
      )}
      <CallSheet
        show={show}
        date={dateText(date)}
        entries={entries}
        people={people}
        changed={changed}
        seen={seen}
      />
      <S.Sent>{sent ? sentText(sent, timezone, clock) : 'This call has not gone out yet.'}</S.Sent>
    </Stack>
  );
}

/** Screen of the daily call, which is made from the schedule. */
export default function DailyCall(props: DailyCallProps) {
  const { shows = storedShows, peopleOf = storedPeopleOf } = props;
  const { scheduleOf = storedScheduleOf, sentCallsOf = storedCallsOf } = props;
  const { showId = '' } = useParams();
  const page = useShow(shows);
  return (
    <ShowPage
      page={page}
      name="Daily call"
      above={{ name: 'Schedule', path: schedulePath(showId) }}
    >
      {(show) => (
        <CallOfDay
          show={show}
          peopleOf={peopleOf}
          scheduleOf={scheduleOf}
          sentCallsOf={sentCallsOf}
        />
      )}
    </ShowPage>
  );
}
