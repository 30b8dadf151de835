import { useState } from 'react';
import { useClock } from '@standby/shared-ui';
import {
  createGoWatch,
  type GoAnswer,
  type GoReport,
} from '@standby/live-room/domain/calling/go-report';
import { timeOfDay } from '@standby/live-room/domain/timer/time';
import { wallTimeOf } from '@standby/live-room/domain/room/room-state';
import type { Room } from '@standby/live-room/client/room';
import { useRoomView } from '../../components/room-context/useRoomView';
import { List, Section } from './Call.styles';

interface GoLine extends GoReport {
  /** Of the system clock. */
  readonly wallMs: number;
}

function createGoView() {
  const watch = createGoWatch();
  return (room: Room): GoLine[] => {
    const { state, screens, connection } = room.getSnapshot();
    const unsentSinceMs = connection?.unsentSinceMs ?? null;
    const reports = watch.look({ state, screens, unsentSinceMs, nowMs: room.now() });
    return reports.map((report) => ({ ...report, wallMs: wallTimeOf(state, report.goAtMs) }));
  };
}

const WORDS: Readonly<Record<GoAnswer, string | null>> = {
  waiting: null,
  shown: null,
  late: 'saw it late',
  'cut-off': 'light cut off: call by voice',
  unconfirmed: 'no light showed it: call by voice',
  'no-light': 'no light',
};

function textOf({ isSent, shown, lights, departments }: GoReport): string {
  if (!isSent) return 'sending';
  const problems = departments.flatMap(({ id, answer }) =>
    WORDS[answer] === null ? [] : `${id} ${WORDS[answer]}`,
  );
  const isWaiting = departments.some(({ answer }) => answer === 'waiting');
  const count = lights > 0 ? `${isWaiting ? 'sent, ' : ''}shown on ${shown} of ${lights}` : '';
  return [count, ...problems].filter(Boolean).join(' · ');
}

const isMissing = ({ isSent, departments }: GoReport): boolean =>
  !isSent || departments.some(({ answer }) => answer === 'cut-off' || answer === 'unconfirmed');

/** What the lights made of the last GO, in one line, and of the two before it. */
export function GoLines() {
  const clock = useClock();
  const [compute] = useState(createGoView);
  const lines = useRoomView(compute);
  if (lines.length === 0) return null;
  return (
    <Section aria-labelledby="last-gos" data-part="gos">
      <h2 id="last-gos">Last GOs</h2>
      <List aria-live="polite">
        {lines.map((line) => (
          <li key={line.goAtMs} data-answer={isMissing(line) ? 'late' : 'acknowledged'}>
            <strong>{line.names}</strong>{' '}
            <span>
              {timeOfDay(line.wallMs, clock, 'second')} · {textOf(line)}
            </span>
          </li>
        ))}
      </List>
    </Section>
  );
}
