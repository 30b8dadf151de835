import { Pencil, Trash2 } from 'lucide-react';
import { Button, IconButton, StatusBadge, type Tone } from '@standby/shared-ui';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import {
  anchorName,
  type CallState,
  type DefinedCall,
} from '@standby/live-room/domain/calls/call-ladder';
import type { GivenCall } from '@standby/live-room/domain/state/call-schemas';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { MILLIS_PER_MINUTE, timeOfDay } from '@standby/live-room/domain/time/time';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { answeringAct, givingAct } from '@standby/live-room/domain/calls/call-acts';
import { useCanControl, useMay, useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';
import { ownName } from '@standby/room-parts/person-name';
import { Answers, Give, Item, Name, Status, Time } from './Calls.styles';
import { isOpen, openCallText } from '@standby/room-parts/call-texts';
import { useCallPart } from '@standby/room-parts/use-call-ladder';
import { useRoomZone, useTimeText } from '@standby/room-parts/room-zone';

interface CallProps {
  readonly call: DefinedCall;
}

interface CallItemProps extends CallProps {
  readonly onEdit: (call: DefinedCall) => void;
}

/** A call: its due or given time, and the viewers’ message. */
export function CallItem({ call, onEdit }: CallItemProps) {
  const timeText = useTimeText();
  const zone = useRoomZone();
  const { id, name } = call;
  const given = useRoomSelector(({ state }) => state.calls?.given.find((one) => one.call === id));
  const atMs = useCallPart(id, (part) => part.atMs) ?? null;
  const next = useCallPart(id, (part) => String(part.isNext));
  return (
    <Item data-next={next}>
      <Name>{name}</Name>
      {atMs === null ? (
        <Time as="span">–</Time>
      ) : (
        <Time dateTime={timeOfDay(atMs, NEUTRAL_CLOCK, 'minute', zone)}>{timeText(atMs)}</Time>
      )}
      <Status>
        {given ? <GivenStatus given={given} dueAtMs={atMs} /> : <CallStatus call={call} />}
      </Status>
      {given ? (
        <Answered given={given} call={call} />
      ) : (
        <OpenCall call={call} isNext={next === 'true'} onEdit={call.isOwn ? onEdit : undefined} />
      )}
    </Item>
  );
}

interface OpenCallProps extends CallProps {
  readonly isNext: boolean;
  /** Opens the form of a call that a person added; undefined for the standard four. */
  readonly onEdit: ((call: DefinedCall) => void) | undefined;
}

function OpenCall({ call, isNext, onEdit }: OpenCallProps) {
  const room = useRoom();
  const { dispatch, showPanel } = useController();
  const canControl = useCanControl();
  const { id, name, message, isForHouse } = call;
  const before = useRoomSelector(({ state }) => anchorName(state, call.timerId));
  const shown = isForHouse ? 'In front of house, on no viewer' : `Viewers show: ${message}`;
  const anchor = before === undefined ? 'Its timer was removed' : `Before ${before}`;
  return (
    <>
      <Give>
        {onEdit && canControl && (
          <>
            <IconButton label={`Change call: ${name}`} onClick={() => onEdit(call)}>
              <Pencil strokeWidth={1.5} aria-hidden />
            </IconButton>
            <IconButton
              label={`Remove call: ${name}`}
              onClick={() => dispatch({ type: 'remove-own-call', call: id }) && showPanel('calls')}
            >
              <Trash2 strokeWidth={1.5} aria-hidden />
            </IconButton>
          </>
        )}
        <Button
          variant={isNext ? 'secondary' : 'ghost'}
          size="small"
          aria-label={`Give call: ${name}`}
          title={isForHouse ? undefined : `Shows “${message}” on the viewers`}
          onClick={() =>
            dispatch(givingAct(room.getSnapshot().state.calls, id, room.newId())) &&
            showPanel('calls')
          }
        >
          Give call
        </Button>
      </Give>
      <Answers>{call.timerId === null ? shown : `${anchor}. ${shown}`}</Answers>
    </>
  );
}

interface GivenStatusProps {
  readonly given: GivenCall;
  readonly dueAtMs: number | null;
}

function GivenStatus({ given, dueAtMs }: GivenStatusProps) {
  const givenAtMs = useRoomSelector(({ state }) => wallTimeOf(state, given.atMs));
  const timeText = useTimeText();
  const lateMinutes = dueAtMs === null ? 0 : Math.floor((givenAtMs - dueAtMs) / MILLIS_PER_MINUTE);
  const late = lateMinutes > 0 ? `, ${lateMinutes} min late` : '';
  return <StatusBadge tone="go">{`Given ${timeText(givenAtMs)}${late}`}</StatusBadge>;
}

const TONES: Record<Exclude<CallState, 'given'>, Tone> = {
  waits: 'neutral',
  ahead: 'neutral',
  due: 'standby',
  late: 'stop',
  past: 'neutral',
};

/** The countdown to an open call. Renders once a second. */
function CallStatus({ call: { id, minutesBefore } }: CallProps) {
  const state = useCallPart(id, (call) => call.state);
  const figure = useCallPart(id, (call) => call.figure) ?? '';
  if (!isOpen(state)) return null;
  return (
    <StatusBadge tone={TONES[state]}>{openCallText({ state, figure, minutesBefore })}</StatusBadge>
  );
}

interface AnsweredProps extends CallProps {
  readonly given: GivenCall;
}

const GIVING: ReadonlySet<string> = new Set(['give-call', 'give-own-call']);

/**
 * Returns the window that gave a call. The state has no id of the act, so its line in the log is
 * found by time.
 */
function authorOf(given: GivenCall, { lines }: RoomSnapshot): string | undefined {
  return lines.findLast(
    ({ type, atMs, isUndone }) => GIVING.has(type) && atMs === given.atMs && !isUndone,
  )?.by;
}

/** The names of those who said thank you. A desk that did not give the call can say it here. */
function Answered({ given, call }: AnsweredProps) {
  const { dispatch, showPanel } = useController();
  const name = useRoomSelector(ownName);
  const isOwnCall = useRoomSelector((snapshot) => authorOf(given, snapshot) === snapshot.self.id);
  const mayAnswer = useMay('answer-call');
  const canAnswer =
    mayAnswer && !isOwnCall && !given.answers.some((answer) => answer.name === name);
  const isAnswered = given.answers.length > 0;
  const names = given.answers.map((answer) => answer.name).join(', ');
  return (
    <>
      {canAnswer ? (
        <Button
          size="small"
          aria-label={`Thank you: ${call.name}`}
          onClick={() => dispatch(answeringAct(call.id, name)) && showPanel('calls')}
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
