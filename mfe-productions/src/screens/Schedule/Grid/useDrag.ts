import { useCallback, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { movedBy, resizedBy } from '../../../domain/schedule/changes';
import { STEP_MINUTES, type Entry, type Span } from '../../../domain/schedule/entry';
import { daysBetween, MINUTES_PER_DAY, MINUTES_PER_HOUR } from '../../../domain/schedule/wall';
import type { Timezone } from '../../../domain/timezone';
import type { MoveEntry } from '../useEntryMoves';

/** Distance in CSS pixels after which a press becomes a drag. */
const THRESHOLD_PX = 4;

type DragMode = 'move' | 'resize';

interface Drag {
  readonly entry: Entry;
  readonly mode: DragMode;
  readonly x: number;
  readonly y: number;
  readonly date: string;
}

interface DragOptions {
  /** Grid with the columns of the days, each with `data-date` and as high as `hours`. */
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly hours: number;
  readonly timezone: Timezone;
  readonly onMove: MoveEntry;
}

interface DragControl {
  /** Entry that is being dragged, with its new times. */
  readonly dragged: { readonly id: string; readonly span: Span } | undefined;
  readonly handleStart: (event: PointerEvent, entry: Entry, mode: DragMode) => void;
  readonly handleMove: (event: PointerEvent) => void;
  readonly handleEnd: (event: PointerEvent) => void;
  readonly handleCancel: () => void;
  /** Returns whether the press that ends with this click was a drag. */
  readonly wasDrag: () => boolean;
}

const columnsIn = (grid: HTMLElement | null): HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>('[data-date]') ?? []),
];

/** Returns the day at a position in the window, in CSS pixels. */
const dateAt = (grid: HTMLElement | null, x: number): string | undefined =>
  columnsIn(grid).find((column) => {
    const { left, right } = column.getBoundingClientRect();
    return x >= left && x < right;
  })?.dataset['date'];

/**
 * Drags entries with a mouse or a pen. A finger scrolls the page, and changes an entry through its
 * dialog.
 */
export function useDrag({ gridRef, hours, timezone, onMove }: DragOptions): DragControl {
  const drag = useRef<Drag>(undefined);
  const moved = useRef(false);
  const [dragged, setDragged] = useState<DragControl['dragged']>();

  function spanAt(x: number, y: number): Span | undefined {
    const started = drag.current;
    const height = columnsIn(gridRef.current)[0]?.clientHeight ?? 0;
    if (!started || height === 0) return undefined;
    const minutes = ((y - started.y) / height) * hours * MINUTES_PER_HOUR;
    const snapped = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
    if (started.mode === 'resize') return resizedBy(started.entry, snapped, timezone);
    const days = daysBetween(started.date, dateAt(gridRef.current, x) ?? started.date);
    return movedBy(started.entry, snapped + days * MINUTES_PER_DAY, timezone);
  }

  const end = (): void => {
    drag.current = undefined;
    setDragged(undefined);
  };

  const handleStart = useCallback<DragControl['handleStart']>(
    (event, entry, mode) => {
      moved.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const { clientX: x, clientY: y } = event;
      drag.current = { entry, mode, x, y, date: dateAt(gridRef.current, x) ?? '' };
    },
    [gridRef],
  );
  const wasDrag = useCallback((): boolean => moved.current, []);

  return {
    dragged,
    handleStart,
    handleMove({ clientX, clientY, currentTarget, pointerId }) {
      const started = drag.current;
      if (!started) return;
      const distance = Math.hypot(clientX - started.x, clientY - started.y);
      if (distance < THRESHOLD_PX && !moved.current) return;
      if (!moved.current) currentTarget.setPointerCapture(pointerId);
      moved.current = true;
      const span = spanAt(clientX, clientY);
      if (span) setDragged({ id: started.entry.id, span });
    },
    handleEnd({ clientX, clientY }) {
      const started = drag.current;
      const span = spanAt(clientX, clientY);
      end();
      if (!started || !span || !moved.current) return;
      const isSame = span.startAt === started.entry.startAt && span.endAt === started.entry.endAt;
      if (!isSame) onMove(started.entry, span);
    },
    handleCancel: end,
    wasDrag,
  };
}
