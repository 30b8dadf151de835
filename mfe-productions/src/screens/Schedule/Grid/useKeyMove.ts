import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { MoveEntry } from '../useEntryMoves';

/** Moves an entry by a key; the focus goes with it to another day. */
export function useKeyMove(
  gridRef: RefObject<HTMLElement | null>,
  move: MoveEntry | undefined,
): MoveEntry {
  const movedId = useRef('');

  // After each render: the entry is where it was moved to in the next one.
  useEffect(() => {
    if (movedId.current === '') return;
    const moved = [...(gridRef.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].find(
      ({ dataset }) => dataset['entry'] === movedId.current,
    );
    movedId.current = '';
    moved?.focus();
  });

  return useCallback(
    (entry, span) => {
      movedId.current = entry.id;
      move?.(entry, span);
    },
    [move],
  );
}
