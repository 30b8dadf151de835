import { LazyPart, useClock } from '@standby/shared-ui';
import { type Clock } from '@standby/shared-ui/text';
import type { LadderCall } from '@standby/live-room/domain/calls/call-ladder';
import { shownUntil } from '@standby/live-room/domain/messages/messages';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { useRoomZone, useTimeText } from '@standby/room-parts/room-zone';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { isDue, useCallLadder } from '@standby/room-parts/use-call-ladder';
import { useControllerView } from '../controller-context';
import { useNewIds } from '../Messages/useNewIds';
import { Missing } from '../Missing/Missing';
import { useLostWords } from '../Notices/LostScreens';
import { CuesLine } from './lazy-parts';
import { Alarm, Line } from './Line.styles';
import { Lines, Slot } from './ShowLines.styles';

/**
 * Further facts that a stage manager needs during the show, one per line. Empty lines keep their
 * place.
 */
export function ShowLines() {
  return (
    <Lines role="group" aria-label="At a glance">
      <Slot data-line="message">
        <MessageLine />
      </Slot>
      <Slot data-line="lost">
        <LostLine />
      </Slot>
      <Slot data-line="missing">
        <Missing as="line" />
      </Slot>
      <Slot data-line="call">
        <CallLine />
      </Slot>
      <Slot data-line="questions">
        <QuestionsLine />
      </Slot>
      <Slot data-line="cues">
        <LazyPart>
          <CuesLine />
        </LazyPart>
      </Slot>
    </Lines>
  );
}

/** Returns the viewers’ message with its end first, because a long message is cut. */
function messageWords(
  { state }: RoomSnapshot,
  clock: Clock,
  zone: string | undefined,
): string | undefined {
  const message = shownMessage(state);
  if (!message) return undefined;
  const until = shownUntil(state, clock, zone);
  return `On viewers${until === null ? '' : ` until ${until}`}: ${message.text}`;
}

function MessageLine() {
  const clock = useClock();
  const zone = useRoomZone();
  const words = useRoomSelector((snapshot) => messageWords(snapshot, clock, zone));
  return words === undefined ? null : <Line>{words}</Line>;
}

function LostLine() {
  const words = useLostWords();
  return words === undefined ? null : <Alarm role="alert">{words}</Alarm>;
}

/**
 * Returns the text of the due call, or else of the next one. Its time of day does not change each
 * second.
 */
function callWords(
  ladder: readonly LadderCall[],
  timeText: (epochMs: number) => string,
): string | undefined {
  const due = ladder.find(isDue);
  const ahead = ladder
    .filter(({ isNext, state }) => isNext && state === 'ahead')
    .toSorted((one, other) => (one.atMs ?? 0) - (other.atMs ?? 0));
  const call = due ?? ahead[0];
  if (!call || call.atMs === null) return undefined;
  const time = timeText(call.atMs);
  if (!due) return `Next call: ${call.name} ${time}`;
  return due.state === 'due' ? `Due now: ${call.name} ${time}` : `Late: ${call.name} ${time}`;
}

function CallLine() {
  const timeText = useTimeText();
  const words = useCallLadder((ladder) => callWords(ladder, timeText));
  const state = useCallLadder((ladder) => ladder.find(isDue)?.state);
  const { isPanelOpen } = useControllerView();
  return (
    // An open panel announces the call already.
    <Line role={isPanelOpen ? undefined : 'status'} data-state={state}>
      {words}
    </Line>
  );
}

/** Returns the ids of questions that no desk has accepted or hidden. */
const selectQuestions = ({ state }: RoomSnapshot): string[] =>
  state.messages.flatMap(({ id, source, moderation }) =>
    source === 'question' && moderation === undefined ? id : [],
  );

function QuestionsLine() {
  const { isPanelOpen, settings } = useControllerView();
  const count = useNewIds(selectQuestions, isPanelOpen && settings.panel === 'messages');
  return (
    <Line role={isPanelOpen ? undefined : 'status'}>
      {count > 0 && `${count} new ${count === 1 ? 'question' : 'questions'}`}
    </Line>
  );
}
