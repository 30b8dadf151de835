import { useCallback, useRef } from 'react';
import type { RoomState } from '../../../domain/room/room-schema';
import type { Rundown } from '../../../domain/rundown/rundown';
import { triggerOf } from '../../../domain/rundown/trigger';
import { useController } from '../controller-context';
import { NowLine } from './NowLine';
import { RundownRow } from './RundownRow';
import { List, ListHead } from './Rundown.styles';
import { type RundownAt, useRundownPart } from '../useRundown';
import { useRowDrag } from './useRowDrag';

interface RundownListProps {
  readonly state: RoomState;
  readonly rundownAt: RundownAt;
  readonly onEdit: (timerId: string) => void;
}

const placeOf = ({ now }: Rundown) => now.place;

/** One row a timer, on the axis of the evening. */
export function RundownList({ state, rundownAt, onEdit }: RundownListProps) {
  const { timers } = state;
  const { acts, attempt, deskRef } = useController();
  const listRef = useRef<HTMLOListElement>(null);
  const nowPlace = useRundownPart(rundownAt, placeOf);
  const handleDrop = useCallback(
    (timerId: string, beforeTimerId: string | null) => {
      attempt(acts.moveTimerBefore(timerId, beforeTimerId));
      // A row that moved brings no click, after which the desk would take the focus.
      deskRef.current?.focus({ preventScroll: true });
    },
    [acts, attempt, deskRef],
  );
  const { dragged, dropPlace, handleProps } = useRowDrag({ listRef, timers, onDrop: handleDrop });

  return (
    <>
      <ListHead aria-hidden>
        <span>Plan</span>
        <span>Actual</span>
      </ListHead>
      <List ref={listRef} role="list">
        {timers.map((timer, place) => (
          <RundownRow
            key={timer.id}
            state={state}
            timer={timer}
            place={place}
            trigger={triggerOf(timers, place)}
            rundownAt={rundownAt}
            onEdit={onEdit}
            handleProps={handleProps(timer.id)}
            isDragged={dragged === timer.id}
            drop={dropOf(dropPlace, place, timers.length)}
          >
            {place === nowPlace && <NowLine rundownAt={rundownAt} />}
          </RundownRow>
        ))}
      </List>
    </>
  );
}

/** On which side of a row what is dragged would go. */
function dropOf(
  dropPlace: number | undefined,
  place: number,
  count: number,
): 'before' | 'after' | undefined {
  if (dropPlace === place) return 'before';
  return dropPlace === count && place === count - 1 ? 'after' : undefined;
}
