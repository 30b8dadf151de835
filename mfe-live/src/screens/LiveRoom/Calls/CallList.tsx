import { Button, StatusBadge, type Tone } from '@standby/shared-ui';
import { useWallMinute, useWallSecond } from '../../../components/room-context/useFigure';
import { callLadder, type CallState, type LadderCall } from '../../../domain/calls/call-ladder';
import type { Calls, GivenCall } from '../../../domain/room/room-schema';
import { wallTimeOf } from '../../../domain/room/room-state';
import { timeOfDay } from '../../../domain/timer/time';
import type { RoomSnapshot } from '../../../engine/room-snapshot';
import { useController } from '../controller-context';
import { Answers, Item, List, Name, Status, Time, Waiting } from './Calls.styles';

interface CallListProps {
  readonly calls: Calls;
  readonly snapshot: RoomSnapshot;
}

/** The four calls, first to last. */
export function CallList({ calls, snapshot }: CallListProps) {
  const ladder = callLadder(calls, useWallMinute());
  return (
    <List role="list" aria-label="Calls">
      {ladder.map((call) => (
        <CallItem key={call.id} call={call} calls={calls} snapshot={snapshot} />
      ))}
    </List>
  );
}

interface CallItemProps extends CallListProps {
  readonly call: LadderCall;
}

function CallItem({ call, calls, snapshot }: CallItemProps) {
  const { acts, attempt, showPanel } = useController();
  const { id, name, message, atMs, given, isNext } = call;
  return (
    <Item data-next={isNext}>
      <Name>{name}</Name>
      <Time dateTime={timeOfDay(atMs)}>{timeOfDay(atMs)}</Time>
      <Status>
        <CallStatus calls={calls} call={call} givenAt={given && givenAt(given, snapshot)} />
      </Status>
      {given ? (
        <Answered given={given} call={call} snapshot={snapshot} />
      ) : (
        <Button
          variant={isNext ? 'secondary' : 'ghost'}
          size="small"
          aria-label={`Give call: ${name}`}
          title={`Shows “${message}” on the viewers`}
          onClick={() => attempt(acts.giveCall(id)) && showPanel('calls')}
        >
          Give call
        </Button>
      )}
    </Item>
  );
}

function givenAt(given: GivenCall, { state }: RoomSnapshot): string {
  return timeOfDay(wallTimeOf(state, given.atMs));
}

const TONES: Record<CallState, Tone> = {
  ahead: 'neutral',
  due: 'standby',
  late: 'stop',
  past: 'neutral',
  given: 'go',
};

interface CallStatusProps {
  readonly calls: Calls;
  readonly call: LadderCall;
  readonly givenAt: string | undefined;
}

/** The countdown to a call. Renders once a second. */
function CallStatus({ calls, call: { id }, givenAt }: CallStatusProps) {
  const nowMs = useWallSecond();
  const call = callLadder(calls, nowMs).find((candidate) => candidate.id === id);
  if (!call) return null;
  const texts: Record<CallState, string> = {
    ahead: `in ${call.figure}`,
    due: 'Due now',
    late: `Late ${call.figure}`,
    past: 'Not given',
    given: `Given ${givenAt ?? ''}`,
  };
  return <StatusBadge tone={TONES[call.state]}>{texts[call.state]}</StatusBadge>;
}

interface AnsweredProps {
  readonly given: GivenCall;
  readonly call: LadderCall;
  readonly snapshot: RoomSnapshot;
}

/** Who said thank you. A desk that did not give the call can say it here. */
function Answered({ given, call, snapshot }: AnsweredProps) {
  const { acts, attempt, showPanel } = useController();
  const { lines, self } = snapshot;
  const line = lines.findLast(
    ({ type, atMs, isUndone }) => type === 'give-call' && atMs === given.atMs && !isUndone,
  );
  const hasAnswered = given.answers.some(({ name }) => name === self.name);
  const canAnswer = line?.by !== self.id && !hasAnswered;
  const isAnswered = given.answers.length > 0;
  return (
    <>
      {canAnswer ? (
        <Button
          size="small"
          aria-label={`Thank you: ${call.name}`}
          onClick={() => attempt(acts.answerCall(call.id, self.name)) && showPanel('calls')}
        >
          Thank you
        </Button>
      ) : (
        <Waiting>{isAnswered ? '' : 'No answer yet'}</Waiting>
      )}
      {isAnswered && (
        <Answers>
          <span>Thank you:</span> {given.answers.map(({ name }) => name).join(', ')}
        </Answers>
      )}
    </>
  );
}
