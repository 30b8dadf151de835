import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { MoveEntry } from '../useEntryMoves';

const isEntry = (id: string) => (element: Element | null) =>
  element instanceof HTMLElement && element.dataset['entry'] === id;

/**
 * Moves an entry by a key and keeps the focus on it, even on another day. The focus stays until the
 * move is stored, because the entry may briefly appear at its old place.
 */
export function useKeyMove(
  gridRef: RefObject<HTMLElement | null>,
  move: MoveEntry | undefined,
): MoveEntry {
  const movedId = useRef('');

  useEffect(() => {
    const letGo = (): void => {
      movedId.current = '';
    };
    document.addEventListener('pointerdown', letGo, true);
    return () => document.removeEventListener('pointerdown', letGo, true);
  }, []);

  // The effect runs after each render, because each render can place the entry elsewhere.
  useEffect(() => {
    if (movedId.current === '') return;
    const { activeElement } = document;
    const isMoved = isEntry(movedId.current);
    const hasFocusElsewhere = activeElement !== document.body && !isMoved(activeElement);
    if (hasFocusElsewhere) {
      movedId.current = '';
      return;
    }
    const entries = gridRef.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [];
    [...entries].find(isMoved)?.focus();
  });

  return useCallback(
    (entry, span) => {
      movedId.current = entry.id;
      move?.(entry, span);
    },
    [move],
  );
}
