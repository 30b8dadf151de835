import { Button, StatusBadge, type Tone } from '@standby/shared-ui';
import { useCanControl, useRoomSelector } from '../../../components/room-context/room-context';
import { useWallMinute, useWallSecond } from '../../../components/room-context/useFigure';
import {
  callLadder,
  type CallState,
  type LadderCall,
} from '@standby/live-room/domain/calls/call-ladder';
import type { Calls, GivenCall } from '@standby/live-room/domain/room/room-schema';
import { wallTimeOf } from '@standby/live-room/domain/room/room-state';
import { MILLIS_PER_MINUTE, timeOfDay } from '@standby/live-room/domain/timer/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController } from '../controller-context';
import { ownName } from '../person-name';
import { List } from '../../../components/primitives/primitives';
import { Answers, Item, Name, Status, Time } from './Calls.styles';

interface CallListProps {
  readonly calls: Calls;
}

/** The four calls, first to last. */
export function CallList({ calls }: CallListProps) {
  const ladder = callLadder(calls, useWallMinute());
  return (
    <List role="list" aria-label="Calls">
      {ladder.map((call) => (
        <CallItem key={call.id} call={call} calls={calls} />
      ))}
    </List>
  );
}

interface CallItemProps extends CallListProps {
  readonly call: LadderCall;
}

function CallItem({ call, calls }: CallItemProps) {
  const { acts, attempt, showPanel } = useController();
  const { id, name, message, atMs, given, isNext } = call;
  return (
    <Item data-next={isNext}>
      <Name>{name}</Name>
      <Time dateTime={timeOfDay(atMs)}>{timeOfDay(atMs)}</Time>
      <Status>
        {given ? (
          <GivenStatus given={given} call={call} />
        ) : (
          <CallStatus calls={calls} call={call} />
        )}
      </Status>
      {given ? (
        <Answered given={given} call={call} />
      ) : (
        <>
          <Button
            variant={isNext ? 'secondary' : 'ghost'}
            size="small"
            aria-label={`Give call: ${name}`}
            title={`Shows “${message}” on the viewers`}
            onClick={() => attempt(acts.giveCall(id)) && showPanel('calls')}
          >
            Give call
          </Button>
          <Answers>Viewers show: {message}</Answers>
        </>
      )}
    </Item>
  );
}

function GivenStatus({ given, call }: AnsweredProps) {
  const givenAtMs = useRoomSelector(({ state }) => wallTimeOf(state, given.atMs));
  const lateMinutes = Math.floor((givenAtMs - call.atMs) / MILLIS_PER_MINUTE);
  const late = lateMinutes > 0 ? `, ${lateMinutes} min late` : '';
  return <StatusBadge tone="go">{`Given ${timeOfDay(givenAtMs)}${late}`}</StatusBadge>;
}

type OpenState = Exclude<CallState, 'given'>;

const TONES: Record<OpenState, Tone> = {
  ahead: 'neutral',
  due: 'standby',
  late: 'stop',
  past: 'neutral',
};

interface CallStatusProps {
  readonly calls: Calls;
  readonly call: LadderCall;
}

/** The countdown to a call that was not given. Renders once a second. */
function CallStatus({ calls, call: { id } }: CallStatusProps) {
  const nowMs = useWallSecond();
  const call = callLadder(calls, nowMs).find((candidate) => candidate.id === id);
  if (!call || call.state === 'given') return null;
  const texts: Record<OpenState, string> = {
    ahead: `in ${call.figure}`,
    due: 'Due now',
    late: `Late ${call.figure}`,
    past: 'Not given',
  };
  return <StatusBadge tone={TONES[call.state]}>{texts[call.state]}</StatusBadge>;
}

interface AnsweredProps {
  readonly given: GivenCall;
  readonly call: LadderCall;
}

/** The window that gave a call. The state keeps no id of the act: its line in the log is of the same moment. */
function authorOf(given: GivenCall, { lines }: RoomSnapshot): string | undefined {
  return lines.findLast(
    ({ type, atMs, isUndone }) => type === 'give-call' && atMs === given.atMs && !isUndone,
  )?.by;
}

/** Who said thank you. A desk that did not give the call can say it here. */
function Answered({ given, call }: AnsweredProps) {
  const { acts, attempt, showPanel } = useController();
  const name = useRoomSelector(ownName);
  const isOwnCall = useRoomSelector((snapshot) => authorOf(given, snapshot) === snapshot.self.id);
  const canAnswer =
    useCanControl() && !isOwnCall && !given.answers.some((answer) => answer.name === name);
  const isAnswered = given.answers.length > 0;
  const names = given.answers.map((answer) => answer.name).join(', ');
  return (
    <>
      {canAnswer ? (
        <Button
          size="small"
          aria-label={`Thank you: ${call.name}`}
          onClick={() => attempt(acts.answerCall(call.id, name)) && showPanel('calls')}
        >
          Thank you
        </Button>
      ) : (
        <span />
      )}
      <Answers title={isAnswered ? names : undefined}>
        {isAnswered ? (
          <>
            <span>Thank you:</span> {names}
          </>
        ) : (
          'No answer yet'
        )}
      </Answers>
    </>
  );
}
