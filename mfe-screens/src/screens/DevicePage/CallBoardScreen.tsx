import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import { Check, CircleDashed } from 'lucide-react';
import { VisuallyHidden, DocumentTitle } from '@standby/shared-ui';
import { callBoard } from '@standby/live-room/domain/calls/call-board';
import { definedCall } from '@standby/live-room/domain/calls/call-ladder';
import { brightnessOf, screenSettingOf } from '@standby/live-room/domain/screens/screens';
import type { ScreenIdentity } from '@standby/live-room/domain/state/screen-settings';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { timeOfDay } from '@standby/live-room/domain/time/time';
import { useWallMinute } from '@standby/room-parts/use-figure';
import {
  isShallowEqual,
  useAcknowledge,
  useRoomSelector,
  useRoomState,
} from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useStateOnScreen } from '@standby/room-parts/use-state-on-screen';
import { Dimmer } from '@standby/room-parts/dimmer';
import { isOpen, openCallText } from '@standby/room-parts/call-texts';
import { useCallLadder, useCallPart } from '@standby/room-parts/use-call-ladder';
import { Identification } from '../Viewer/Identification';
import { StaleNotice } from '../Viewer/StaleNotice';
import { useIdle } from '../Viewer/useIdle';
import { useScreenIdentity } from '../Viewer/useScreenIdentity';
import {
  Board,
  Call,
  Called,
  Department,
  Head,
  Page,
  Part,
  Small,
  Stale,
} from './CallBoardScreen.styles';
import { Blackout } from './DevicePage.styles';
import { useRoomZone, useTimeText } from '@standby/room-parts/room-zone';

interface CallBoardScreenProps {
  /** Identity of the device as a screen of the room. */
  readonly device: ScreenIdentity;
}

/**
 * The call board on a wall: the last call, the next one, and the departments’ answers. It only
 * displays.
 */
export function CallBoardScreen({ device }: CallBoardScreenProps) {
  const { title } = useShow();
  const zone = useRoomZone();
  const timeText = useTimeText();
  useScreenIdentity(device);
  useAcknowledge();
  const state = useStateOnScreen(device.id);
  const minuteMs = useWallMinute();
  const name = useRoomSelector(({ isIdentifying, self }) =>
    isIdentifying ? self.name : undefined,
  );
  const isIdle = useIdle();
  return (
    <Board data-theme={state.viewer.theme} data-idle={isIdle}>
      <DocumentTitle>{`${title} · Calls · Standby`}</DocumentTitle>
      {state.isBlackout ? (
        <>
          <VisuallyHidden role="status">Blackout</VisuallyHidden>
          <Blackout data-blackout />
        </>
      ) : (
        <Page>
          <Head>
            <h1 tabIndex={-1}>{title}</h1>
            <time dateTime={timeOfDay(minuteMs, NEUTRAL_CLOCK, 'minute', zone)}>
              {timeText(minuteMs)}
            </time>
          </Head>
          <LastCall />
          <CallList />
          <Departments />
          <Stale>
            <StaleNotice />
          </Stale>
        </Page>
      )}
      {name !== undefined && !state.isBlackout && <Identification name={name} />}
      <Dimmer brightness={brightnessOf(screenSettingOf(state, device.id))} />
    </Board>
  );
}

function useLastCall() {
  const state = useRoomState();
  const given = state.calls?.given.at(-1);
  return { state, given, call: given && definedCall(state.calls, given.call) };
}

function LastCall() {
  const timeText = useTimeText();
  const { state, given, call } = useLastCall();
  if (!given || !call) {
    return (
      <Called data-empty aria-label="Last call">
        <h2>No call given yet</h2>
      </Called>
    );
  }
  return (
    <Called aria-label="Last call">
      <h2>{call.message}</h2>
      <VisuallyHidden role="status">{`Call: ${call.message}`}</VisuallyHidden>
      <Small>{`${call.name}, given ${timeText(wallTimeOf(state, given.atMs))}`}</Small>
    </Called>
  );
}

function CallList() {
  const ids = useCallLadder((ladder) => ladder.map(({ id }) => id).join(' '));
  return (
    <Part aria-labelledby="board-calls">
      <h2 id="board-calls">Calls</h2>
      {ids === '' ? (
        <Small>The desk has set no curtain time yet.</Small>
      ) : (
        <ol aria-labelledby="board-calls">
          {ids.split(' ').map((id) => (
            <BoardCall key={id} id={id} />
          ))}
        </ol>
      )}
    </Part>
  );
}

/** A call of the board. Renders once a second while the board counts down to it. */
function BoardCall({ id }: { readonly id: string }) {
  const timeText = useTimeText();
  const call = useRoomSelector(({ state }) => definedCall(state.calls, id), isShallowEqual);
  const givenAtMs = useRoomSelector(({ state }) => {
    const given = state.calls?.given.find((one) => one.call === id);
    return given ? wallTimeOf(state, given.atMs) : null;
  });
  const atMs = useCallPart(id, (part) => part.atMs) ?? null;
  const state = useCallPart(id, (part) => part.state);
  const isNext = useCallPart(id, (part) => String(part.isNext));
  const figure = useCallPart(id, (part) => part.figure) ?? '';
  if (!call) return null;
  const { minutesBefore } = call;
  return (
    <Call data-state={state} data-next={isNext}>
      <span>{atMs === null ? '–' : timeText(atMs)}</span>
      <span>{call.name}</span>
      <span>
        {givenAtMs !== null && `Given ${timeText(givenAtMs)}`}
        {givenAtMs === null && isOpen(state) && openCallText({ state, figure, minutesBefore })}
      </span>
    </Call>
  );
}

function Departments() {
  const timeText = useTimeText();
  const { state, given, call } = useLastCall();
  const { tiles, others } = callBoard(state, given ?? { answers: [] });
  const answered = tiles.filter(({ answeredAtMs }) => answeredAtMs !== null).length;
  return (
    <Part aria-labelledby="board-answers">
      <header>
        <h2 id="board-answers">{call ? `Answers: ${call.name}` : 'Answers'}</h2>
        {call && <Small role="status">{`${answered} of ${tiles.length} answered`}</Small>}
      </header>
      <ul aria-labelledby="board-answers">
        {tiles.map(({ name, answeredAtMs }) => (
          <Department key={name} data-answered={answeredAtMs !== null}>
            {answeredAtMs === null ? (
              <CircleDashed strokeWidth={1.5} aria-hidden />
            ) : (
              <Check strokeWidth={2} aria-hidden />
            )}
            <span>{name}</span>
            <small>
              {answeredAtMs === null ? call && 'Silent' : timeText(wallTimeOf(state, answeredAtMs))}
            </small>
          </Department>
        ))}
      </ul>
      {others.length > 0 && <Small>Also: {others.join(', ')}</Small>}
    </Part>
  );
}
