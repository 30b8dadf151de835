import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { MoveEntry } from '../useEntryMoves';

const isEntry = (id: string) => (element: Element | null) =>
  element instanceof HTMLElement && element.dataset['entry'] === id;

/**
 * Moves an entry by a key; the focus goes with it to another day. It stays with it while the move is stored: until the list
 * has the new times, the entry can be drawn at its old place once more.
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

  // After each render, because each can draw the entry at another place.
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
