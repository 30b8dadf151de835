import { useClock } from '@standby/shared-ui';
import {
  lastMoments,
  type PendingCue,
  pendingCues,
  type WentMoment,
} from '@standby/live-room/domain/calling/book-view';
import { wallTimeOf } from '@standby/live-room/domain/room/room-state';
import { timeOfDay } from '@standby/live-room/domain/timer/time';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '../../components/room-context/useRoomView';
import { List, Section } from './Call.styles';
import { Figure, Rows } from './Timeline.styles';

const computePending = (room: Room) => pendingCues(room.getSnapshot().state, room.now());

function waitText({ after, secondsLeft, isHeld }: PendingCue): string {
  if (secondsLeft === null) return `waits until ${after} is complete`;
  return isHeld ? `waits: the show is stopped (after ${after})` : `after ${after}`;
}

/** The automatic cues that count down, each until it goes. */
export function Pending() {
  const cues = useRoomView(computePending);
  if (cues.length === 0) return null;
  return (
    <Section aria-labelledby="pending-cues" data-part="pending">
      <h2 id="pending-cues">Goes by itself</h2>
      <Rows>
        {cues.map((cue) => (
          <li key={cue.id}>
            <Figure>{cue.secondsLeft === null ? '…' : `${cue.secondsLeft} s`}</Figure>
            <strong>{cue.name}</strong> <span>{cue.label}</span> <small>{waitText(cue)}</small>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

const HOW: Readonly<Record<WentMoment['by'], string>> = {
  call: 'GO',
  follow: 'followed',
  hang: 'went after its hang',
};

const computeWent = (room: Room) => {
  const { state } = room.getSnapshot();
  return lastMoments(state).map((moment) => ({
    moment,
    wallMs: wallTimeOf(state, moment.atMs),
  }));
};

/** The moments that went last, with their times. */
export function Went() {
  const clock = useClock();
  const moments = useRoomView(computeWent);
  if (moments.length === 0) return null;
  return (
    <Section aria-labelledby="last-moments" data-part="went">
      <h2 id="last-moments">Went</h2>
      <List>
        {moments.map(({ moment: { cueIds, names, label, by, isInError }, wallMs }) => (
          <li key={cueIds.join()}>
            <time dateTime={new Date(wallMs).toISOString()}>
              {timeOfDay(wallMs, clock, 'second')}
            </time>
            <strong>{names}</strong> <span>{isInError ? 'called in error' : HOW[by]}</span> {label}
          </li>
        ))}
      </List>
    </Section>
  );
}
