import { type RefObject, useEffect } from 'react';
import { type KeyAct, keyActOf, type KeyPress } from '../../domain/keyboard-map';
import type { Room } from '../../engine/room';
import type { ControllerActions } from './controller-context';

/** Where keys have a meaning of their own; dialogs and menus take all keys. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';
const CONTROLS = 'a, button, summary, [role="tab"]';

function focusOf(target: EventTarget | null): KeyPress['focus'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(CONTROLS) ? 'control' : 'page';
}

function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isRepeat: event.repeat,
    focus: focusOf(event.target),
  };
}

/** The keyboard map, for as long as the screen is there. */
export function useRoomKeys(
  room: Room,
  controller: ControllerActions,
  messageRef: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const { acts, attempt, open, toggleBlackout } = controller;
    const acting: Record<KeyAct, () => unknown> = {
      toggle: () => attempt(acts.toggle()),
      'add-minute': () => attempt(acts.addMinute()),
      'take-minute': () => attempt(acts.takeMinute()),
      'next-timer': () => acts.selectNext(),
      'previous-timer': () => acts.selectPrevious(),
      blackout: toggleBlackout,
      flash: () => attempt(acts.flash()),
      message: () => messageRef.current?.focus(),
      undo: () => attempt(room.undo()),
      'show-map': () => open('keys'),
    };
    function handleKeyDown(event: KeyboardEvent): void {
      const act = event.defaultPrevented ? undefined : keyActOf(pressOf(event));
      if (!act) return;
      // Space scrolls, and the letter M would be the first one of the message.
      event.preventDefault();
      acting[act]();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [room, controller, messageRef]);
}
