import type { ReactNode } from 'react';
import { StatusBadge, type Tone, VisuallyHidden } from '@standby/shared-ui';
import type { ItemState, RundownItem } from '../../../domain/rundown/rundown';
import { useTimeText } from '@standby/room-parts/room-zone';
import { Planned } from './RundownAxis.styles';
import { Times } from './RundownRow.styles';
import { useRundownPart } from './useRundownPart';

interface ItemTimesProps {
  /** Place of the timer in the rundown. */
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

/** Returns a formatter of a moment in room time, or null, as a time of day at the venue. */
function useRoomTimeText(): (roomMs: number | null, offsetMs: number) => string {
  const timeText = useTimeText();
  return (roomMs, offsetMs) => (roomMs === null ? NOTHING : timeText(roomMs - offsetMs));
}

function actualText(item: RundownItem, at: (roomMs: number | null) => string): string {
  const { state, actualStartMs, expectedStartMs, expectedEndMs, plannedStartMs } = item;
  if (state === 'done') return `Ran ${at(actualStartMs)}–${at(expectedEndMs)}`;
  if (state === 'running' || state === 'held')
    return `Started ${at(actualStartMs)}, ends ${at(expectedEndMs)}`;
  if (expectedStartMs === null || at(expectedStartMs) === at(plannedStartMs)) return '';
  return `Expected ${at(expectedStartMs)}`;
}

/** The planned start of a timer. */
export function PlannedTime({ place }: ItemTimesProps) {
  const timeText = useRoomTimeText();
  const planned = useRundownPart(({ items }, offsetMs) =>
    timeText(items[place]?.plannedStartMs ?? null, offsetMs),
  );
  return (
    <Planned>
      <VisuallyHidden>Plan </VisuallyHidden>
      <time>{planned}</time>
    </Planned>
  );
}

interface ActualTimesProps extends ItemTimesProps {
  /** Trigger of the timer. */
  readonly children: ReactNode;
}

/** The actual times of a timer. Renders when a minute of them changes. */
export function ItemTimes({ place, children }: ActualTimesProps) {
  const timeText = useRoomTimeText();
  const state = useRundownPart(({ items }) => items[place]?.state ?? null);
  const actual = useRundownPart(({ items }, offsetMs) => {
    const item = items[place];
    return item ? actualText(item, (ms) => timeText(ms, offsetMs)) : '';
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
