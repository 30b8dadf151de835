import { useCallback, useEffect, useRef } from 'react';
import { useClock } from '@standby/shared-ui';
import { useRoomSelector } from '@standby/room-parts/room-context';
import type { Rundown } from '../../../domain/rundown/rundown';
import { curtainPlace } from '@standby/live-room/domain/rundown/curtain';
import { triggerOf } from '@standby/live-room/domain/rundown/trigger';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useController } from '../controller-context';
import { NowLine } from './NowLine';
import { RundownRow } from './RundownRow';
import { ListHead, Rows } from './Rundown.styles';
import { useRowDrag } from './useRowDrag';
import { useRundownPart } from './useRundownPart';

interface RundownListProps {
  readonly onEdit: (timerId: string) => void;
}

const selectTimers = ({ state }: RoomSnapshot) => state.timers;
const placeOf = ({ now }: Rundown) => now.place;

/** The rows of the timers, on the axis of the evening. */
export function RundownList({ onEdit }: RundownListProps) {
  const timers = useRoomSelector(selectTimers);
  const curtainUp = useRoomSelector(({ state }) => curtainPlace(state));
  const { dispatch, focusDesk } = useController();
  const clock = useClock();
  const listRef = useRef<HTMLOListElement>(null);
  const nowPlace = useRundownPart(placeOf);
  useEffect(() => {
    const list = listRef.current;
    const row = list?.children[nowPlace];
    const panel = list?.parentElement;
    if (!(row instanceof HTMLElement && panel)) return;
    // Only the panel scrolls. The page stays where the person looks.
    const above = row.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    panel.scrollTop += above - (panel.clientHeight - row.offsetHeight) / 3;
  }, [nowPlace]);
  const handleDrop = useCallback(
    (timerId: string, beforeTimerId: string | null) => {
      dispatch({ type: 'move-timer', timerId, beforeTimerId });
      // A drop causes no click, and only a click would give the focus to the desk.
      focusDesk();
    },
    [dispatch, focusDesk],
  );
  const { dragged, dropPlace, handleProps } = useRowDrag({ listRef, timers, onDrop: handleDrop });

  return (
    <>
      <ListHead aria-hidden data-clock={clock}>
        <span>Plan</span>
        <span>Actual</span>
      </ListHead>
      <Rows ref={listRef} role="list" data-clock={clock}>
        {timers.map((timer, place) => (
          <RundownRow
            key={timer.id}
            timer={timer}
            place={place}
            isCurtainUp={place === curtainUp}
            isLast={place === timers.length - 1}
            trigger={triggerOf(timers, place)}
            onEdit={onEdit}
            handleProps={handleProps(timer.id)}
            isDragged={dragged === timer.id}
            drop={dropOf(dropPlace, place, timers.length)}
          >
            {place === nowPlace && <NowLine />}
          </RundownRow>
        ))}
      </Rows>
    </>
  );
}

/** Returns the side of a row on which the dragged row would land, if any. */
function dropOf(
  dropPlace: number | undefined,
  place: number,
  count: number,
): 'before' | 'after' | undefined {
  if (dropPlace === place) return 'before';
  return dropPlace === count && place === count - 1 ? 'after' : undefined;
}
