import { type PointerEvent, type RefObject, useState } from 'react';
import type { Timer } from '@standby/live-room/domain/state/room-schema';

interface RowDragOptions {
  readonly listRef: RefObject<HTMLOListElement | null>;
  readonly timers: readonly Timer[];
  readonly onDrop: (timerId: string, beforeTimerId: string | null) => void;
}

export interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerCancel: () => void;
}

interface Drag {
  readonly timerId: string;
  /** Index of the row before which the dragged row would land; the count of rows for the end. */
  readonly place: number;
}

/**
 * Returns the state and handlers for dragging a row by its handle. A row below the pointer comes
 * after the dragged row.
 */
export function useRowDrag({ listRef, timers, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<Drag>();

  function placeAt(clientY: number): number {
    const rows = [...(listRef.current?.children ?? [])];
    const below = rows.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect();
      return clientY < top + height / 2;
    });
    return below === -1 ? rows.length : below;
  }

  /** Returns the drop target; undefined if the row would stay in its place. */
  function targetOf({ timerId, place }: Drag): { beforeTimerId: string | null } | undefined {
    const own = timers.findIndex(({ id }) => id === timerId);
    if (place === own || place === own + 1) return undefined;
    return { beforeTimerId: timers[place]?.id ?? null };
  }

  const handleProps = (timerId: string): HandleProps => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ timerId, place: placeAt(event.clientY) });
    },
    onPointerMove(event) {
      if (drag) setDrag({ timerId, place: placeAt(event.clientY) });
    },
    onPointerUp() {
      const target = drag && targetOf(drag);
      setDrag(undefined);
      if (target) onDrop(timerId, target.beforeTimerId);
    },
    onPointerCancel: () => setDrag(undefined),
  });

  return {
    dragged: drag?.timerId,
    dropPlace: drag && targetOf(drag) ? drag.place : undefined,
    handleProps,
  };
}
