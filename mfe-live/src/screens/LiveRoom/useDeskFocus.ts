import { useEffect, useMemo, useRef } from 'react';
import { canReturnFocus, keepsFocusAfterPress } from '../../domain/desk-focus';
import type { ControllerActions } from './controller-context';
import { focusKindOf } from '@standby/room-parts/focus-kind';

type Places = Pick<
  ControllerActions,
  'deskRef' | 'returnRef' | 'panelRef' | 'messageRef' | 'focusDesk'
>;

interface DeskFocus extends Places {
  /** Stores the focus. Call before a dialog opens. */
  readonly noteFocus: () => void;
  /**
   * Returns the focus to the desk if nothing has it. Call after a press that may remove its own
   * button.
   */
  readonly restoreFocus: () => void;
}

const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="menu"]') !== null;

/** Releases the focus after a pointer press, so that Space does not press the button again. */
function watchPresses(focusDesk: () => void, signal: AbortSignal): void {
  const handleClick = ({ detail }: MouseEvent) => {
    const focused = document.activeElement;
    // A keyboard press has no detail.
    const isRelease = detail > 0 && focused !== null && focused !== document.body;
    if (isRelease && !keepsFocusAfterPress(focusKindOf(focused))) focusDesk();
  };
  document.addEventListener('click', handleClick, { signal });
}

/**
 * Gives the focus to the desk after a menu of the page was opened with the pointer. The menu would
 * return it to its button, where Space would open it again. A menu that was opened with a key
 * returns the focus itself.
 */
function watchMenus(focusDesk: () => void, signal: AbortSignal): void {
  let isPointer = false;
  let isLeaving = false;
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
}

/** Keeps the focus where the room’s keys act on the room. */
export function useDeskFocus(): DeskFocus {
  const deskRef = useRef<HTMLDivElement>(null);
  const returnRef = useRef<HTMLElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const messageRef = useRef<HTMLInputElement>(null);

  const focus = useMemo<DeskFocus>(() => {
    const focusDesk = () => deskRef.current?.focus({ preventScroll: true });
    return {
      deskRef,
      returnRef,
      panelRef,
      messageRef,
      focusDesk,
      noteFocus() {
        const focused = document.activeElement;
        // A dialog returns the focus to an element only if no key of the room presses that element.
        const canReturn =
          focused instanceof HTMLElement &&
          focused !== document.body &&
          canReturnFocus(focusKindOf(focused));
        returnRef.current = canReturn ? focused : deskRef.current;
      },
      restoreFocus() {
        // The microtask runs after React has rendered the change.
        queueMicrotask(() => {
          if (document.activeElement === document.body) focusDesk();
        });
      },
    };
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    watchPresses(focus.focusDesk, controller.signal);
    watchMenus(focus.focusDesk, controller.signal);
    return () => controller.abort();
  }, [focus]);

  return focus;
}
