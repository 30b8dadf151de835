import { useCallback } from 'react';
import { StatusBadge, type Tone, VisuallyHidden } from '@standby/shared-ui';
import type { ItemState, Rundown, RundownItem } from '../../../domain/rundown/rundown';
import { timeOfDay } from '../../../domain/timer/time';
import { Planned } from './RundownAxis.styles';
import { Times } from './RundownRow.styles';
import { type RundownAt, useRundownPart } from '../useRundown';

interface ItemTimesProps {
  readonly place: number;
  /** The room's time minus the system clock. */
  readonly offsetMs: number;
  readonly rundownAt: RundownAt;
}

interface Badge {
  readonly tone: Tone;
  readonly text: string;
}

const BADGES: ReadonlyMap<string, Badge> = new Map<ItemState, Badge>([
  ['running', { tone: 'go', text: 'Running' }],
  ['held', { tone: 'standby', text: 'Paused' }],
  ['done', { tone: 'neutral', text: 'Done' }],
  ['left-out', { tone: 'neutral', text: 'Left out' }],
]);

const NOTHING = '–';

function timeText(roomMs: number | null, offsetMs: number): string {
  return roomMs === null ? NOTHING : timeOfDay(roomMs - offsetMs);
}

function actualText(item: RundownItem, at: (roomMs: number | null) => string): string {
  const { state, actualStartMs, expectedStartMs, expectedEndMs, plannedStartMs } = item;
  if (state === 'done') return `Ran ${at(actualStartMs)}–${at(expectedEndMs)}`;
  if (state === 'running' || state === 'held')
    return `Started ${at(actualStartMs)}, ends ${at(expectedEndMs)}`;
  if (expectedStartMs === null || at(expectedStartMs) === at(plannedStartMs)) return '';
  return `Expected ${at(expectedStartMs)}`;
}

/** When it is planned to start. */
export function PlannedTime({ place, offsetMs, rundownAt }: ItemTimesProps) {
  const select = useCallback(
    ({ items }: Rundown) => timeText(items[place]?.plannedStartMs ?? null, offsetMs),
    [place, offsetMs],
  );
  const planned = useRundownPart(rundownAt, select);
  return (
    <Planned>
      <VisuallyHidden>Plan </VisuallyHidden>
      <time>{planned}</time>
    </Planned>
  );
}

/** What happens of the plan. Renders when a minute of it changes. */
export function ItemTimes({ place, offsetMs, rundownAt }: ItemTimesProps) {
  const select = useCallback(
    ({ items }: Rundown) => {
      const item = items[place];
      if (!item) return '';
      const at = (ms: number | null) => timeText(ms, offsetMs);
      return [item.state, actualText(item, at)].join('|');
    },
    [place, offsetMs],
  );
  const [state = '', actual = ''] = useRundownPart(rundownAt, select).split('|');
  const badge = BADGES.get(state);
  return (
    <Times>
      {actual !== '' && <span>{actual}</span>}
      {badge && <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>}
    </Times>
  );
}
