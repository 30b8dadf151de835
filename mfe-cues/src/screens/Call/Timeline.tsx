import { useState } from 'react';
import {
  lastMoments,
  type PendingCue,
  pendingCues,
  type WentMoment,
} from '../../domain/calling/book-view';
import { createGoWatch } from '../../domain/calling/go-report';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '@standby/room-parts/use-room-view';
import { List, Section } from './Call.styles';
import { goText, needsVoice } from './go-texts';
import { Figure, Rows } from './Timeline.styles';
import { useTimeText } from '@standby/room-parts/room-zone';

const computePending = (room: Room) => pendingCues(room.getSnapshot().state, room.now());

function waitText({ after, secondsLeft, isHeld }: PendingCue): string {
  if (secondsLeft === null) return `waits until ${after} is complete`;
  return isHeld ? `waits: the show is stopped (after ${after})` : `after ${after}`;
}

/** The automatic cues that are counting down. */
export function Pending() {
  const cues = useRoomView(computePending);
  if (cues.length === 0) return null;
  return (
    <Section aria-labelledby="pending-cues" data-part="pending">
      <h2 id="pending-cues">Goes automatically</h2>
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

function createWentView() {
  const watch = createGoWatch();
  return (room: Room) => {
    const { state, screens, connection } = room.getSnapshot();
    const unsentSinceMs = connection?.unsentSinceMs ?? null;
    const reports = watch.look({ state, screens, unsentSinceMs, nowMs: room.now() });
    return lastMoments(state).map((moment) => {
      const report = reports.find(({ goAtMs }) => goAtMs === moment.atMs);
      return {
        moment,
        wallMs: wallTimeOf(state, moment.atMs),
        lights: report ? goText(report) : '',
        isMissed: report !== undefined && needsVoice(report),
      };
    });
  };
}

/** The last moments that went, with their times and the lights’ reports. */
export function Went() {
  const timeText = useTimeText();
  const [computeWent] = useState(createWentView);
  const moments = useRoomView(computeWent);
  if (moments.length === 0) return null;
  return (
    <Section aria-labelledby="last-moments" data-part="went">
      <h2 id="last-moments">Went</h2>
      <List>
        {moments.map(({ moment: { cueIds, names, label, by, isInError }, ...went }) => (
          <li key={cueIds.join()} data-answer={went.isMissed ? 'late' : undefined}>
            <time dateTime={new Date(went.wallMs).toISOString()}>
              {timeText(went.wallMs, 'second')}
            </time>
            <strong>{names}</strong> <span>{isInError ? 'called in error' : HOW[by]}</span> {label}
            {went.lights !== '' && <small role="status"> {went.lights}</small>}
          </li>
        ))}
      </List>
    </Section>
  );
}
