import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { canReturnFocus, keepsFocusAfterPress } from '../../domain/keyboard-map';
import { focusKindOf } from './focus-kind';

export interface DeskFocus {
  /** The desk: a region that takes the focus and has no keys of its own. */
  readonly deskRef: RefObject<HTMLDivElement | null>;
  /** What a dialog focuses when it closes. */
  readonly returnRef: RefObject<HTMLElement | null>;
  readonly focusDesk: () => void;
  /** To be called before a dialog opens. */
  readonly noteFocus: () => void;
}

/**
 * Keeps the focus where the room's keys act on the room. A press with the pointer does not leave the
 * focus on the control; a dialog returns it to where it was only if no room key presses that.
 */
export function useDeskFocus(): DeskFocus {
  const deskRef = useRef<HTMLDivElement>(null);
  const returnRef = useRef<HTMLElement>(null);
  const focusDesk = useCallback(() => deskRef.current?.focus({ preventScroll: true }), []);

  const noteFocus = useCallback(() => {
    const focused = document.activeElement;
    const canReturn =
      focused instanceof HTMLElement &&
      focused !== document.body &&
      canReturnFocus(focusKindOf(focused));
    returnRef.current = canReturn ? focused : deskRef.current;
  }, []);

  useEffect(() => {
    function handleClick({ detail }: MouseEvent): void {
      const focused = document.activeElement;
      // A press with the keyboard has no detail.
      const isRelease = detail > 0 && focused !== null && focused !== document.body;
      if (isRelease && !keepsFocusAfterPress(focusKindOf(focused))) focusDesk();
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [focusDesk]);

  return { deskRef, returnRef, focusDesk, noteFocus };
}
