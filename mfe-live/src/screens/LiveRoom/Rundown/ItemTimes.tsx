import type { ReactNode } from 'react';
import { StatusBadge, type Tone, VisuallyHidden, useClock } from '@standby/shared-ui';
import { type Clock } from '@standby/shared-ui/text';
import type { ItemState, RundownItem } from '@standby/live-room/domain/rundown/rundown';
import { timeOfDay } from '@standby/live-room/domain/timer/time';
import { Planned } from './RundownAxis.styles';
import { Times } from './RundownRow.styles';
import { useRundownPart } from './useRundownPart';

interface ItemTimesProps {
  /** Of the timer in the rundown. */
  readonly place: number;
}

interface Badge {
  readonly tone: Tone;
  readonly text: string;
}

const BADGES: ReadonlyMap<string, Badge> = new Map<ItemState, Badge>([
  ['running', { tone: 'go', text: 'Running' }],
  ['held', { tone: 'standby', text: 'Paused' }],
  ['done', { tone: 'neutral', text: 'Done' }],
  ['skipped', { tone: 'neutral', text: 'Skipped' }],
]);

const NOTHING = '–';

function timeText(roomMs: number | null, offsetMs: number, clock: Clock): string {
  return roomMs === null ? NOTHING : timeOfDay(roomMs - offsetMs, clock);
}

function actualText(item: RundownItem, at: (roomMs: number | null) => string): string {
  const { state, actualStartMs, expectedStartMs, expectedEndMs, plannedStartMs } = item;
  if (state === 'done') return `Ran ${at(actualStartMs)}–${at(expectedEndMs)}`;
  if (state === 'running' || state === 'held')
    return `Started ${at(actualStartMs)}, ends ${at(expectedEndMs)}`;
  if (expectedStartMs === null || at(expectedStartMs) === at(plannedStartMs)) return '';
  return `Expected ${at(expectedStartMs)}`;
}

/** The planned start. */
export function PlannedTime({ place }: ItemTimesProps) {
  const clock = useClock();
  const planned = useRundownPart(({ items }, offsetMs) =>
    timeText(items[place]?.plannedStartMs ?? null, offsetMs, clock),
  );
  return (
    <Planned>
      <VisuallyHidden>Plan </VisuallyHidden>
      <time>{planned}</time>
    </Planned>
  );
}

interface ActualTimesProps extends ItemTimesProps {
  /** What starts the timer. */
  readonly children: ReactNode;
}

/** The actual times. Renders when a minute of them changes. */
export function ItemTimes({ place, children }: ActualTimesProps) {
  const clock = useClock();
  const state = useRundownPart(({ items }) => items[place]?.state ?? null);
  const actual = useRundownPart(({ items }, offsetMs) => {
    const item = items[place];
    return item ? actualText(item, (ms) => timeText(ms, offsetMs, clock)) : '';
  });
  const isCurtainUp = useRundownPart(({ items }) =>
    items[place]?.isCurtainUp && items[place].plannedStartMs !== null ? 1 : 0,
  );
  const badge = state && BADGES.get(state);
  return (
    <Times>
      {isCurtainUp === 1 && <StatusBadge tone="info">Curtain up</StatusBadge>}
      {actual !== '' && <span>{actual}</span>}
      {badge && <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>}
      {children}
    </Times>
  );
}
