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

const MENU = '[role="menu"]';
const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest(MENU) !== null;

/**
 * A menu of the page around the desk returns the focus to its button, where Space would open it again: after
 * it was opened with the pointer the desk gets it instead. Who opened it with a key goes on from there.
 */
function watchMenus(focusDesk: () => void): () => void {
  let isPointer = false;
  let isLeaving = false;
  const controller = new AbortController();
  const { signal } = controller;
  const listen = (type: 'pointerdown' | 'keydown' | 'focusin', listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { capture: true, signal });
  listen('pointerdown', () => {
    isPointer = true;
  });
  listen('keydown', ({ target }) => {
    if (!isInMenu(target)) isPointer = false;
  });
  listen('focusin', ({ target }) => {
    if (isInMenu(target)) {
      isLeaving = isPointer;
      return;
    }
    if (isLeaving && !canReturnFocus(focusKindOf(target))) focusDesk();
    isLeaving = false;
  });
  return () => controller.abort();
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
    let check: ReturnType<typeof setTimeout>;
    function handleClick({ detail, target }: MouseEvent): void {
      clearTimeout(check);
      // What was pressed may go with its press, such as Undo, and leaves the focus nowhere.
      check = setTimeout(() => {
        const isGone = target instanceof Element && !target.isConnected;
        if (isGone && document.activeElement === document.body) focusDesk();
      });
      const focused = document.activeElement;
      // A press with the keyboard has no detail.
      const isRelease = detail > 0 && focused !== null && focused !== document.body;
      if (isRelease && !keepsFocusAfterPress(focusKindOf(focused))) focusDesk();
    }
    document.addEventListener('click', handleClick);
    return () => {
      clearTimeout(check);
      document.removeEventListener('click', handleClick);
    };
  }, [focusDesk]);

  useEffect(() => watchMenus(focusDesk), [focusDesk]);

  return { deskRef, returnRef, focusDesk, noteFocus };
}
