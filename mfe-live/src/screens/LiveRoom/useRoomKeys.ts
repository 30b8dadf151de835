import { useEffect } from 'react';
import { type KeyAct, keyActOf, type KeyPress } from '../../domain/keyboard-map';
import type { Room } from '../../engine/room';
import type { ControllerActions } from './controller-context';
import { focusKindOf } from './focus-kind';

export interface RoomKeysOptions {
  readonly room: Room;
  readonly controller: ControllerActions;
  readonly focusDesk: () => void;
  /** A dialog has all keys, also before it is loaded and wherever the focus is. */
  readonly isDialogOpen: boolean;
  readonly isShowMode: boolean;
}

function pressOf(
  event: KeyboardEvent,
  { isDialogOpen, isShowMode }: Pick<RoomKeysOptions, 'isDialogOpen' | 'isShowMode'>,
): KeyPress {
  return {
    key: event.key,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isRepeat: event.repeat,
    isShowMode,
    focus: isDialogOpen ? 'overlay' : focusKindOf(event.target),
  };
}

/** The keyboard map, for as long as the screen is there. */
export function useRoomKeys(options: RoomKeysOptions): void {
  const { room, controller, focusDesk, isDialogOpen, isShowMode } = options;
  useEffect(() => {
    const { acts, attempt, open, showPanel, toggleBlackout, toggleShowMode, writeMessage } =
      controller;
    const acting: Record<KeyAct, () => unknown> = {
      toggle: () => attempt(acts.toggle()),
      'add-minute': () => attempt(acts.addMinute()),
      'take-minute': () => attempt(acts.takeMinute()),
      'next-timer': () => acts.selectNext(),
      'previous-timer': () => acts.selectPrevious(),
      blackout: toggleBlackout,
      flash: () => attempt(acts.flash()),
      message: writeMessage,
      calls: () => showPanel('calls'),
      rundown: () => showPanel('rundown'),
      'show-mode': toggleShowMode,
      undo: () => attempt(room.undo()),
      'show-map': () => open('keys'),
      'leave-field': focusDesk,
    };
    function handleKeyDown(event: KeyboardEvent): void {
      const act = event.defaultPrevented
        ? undefined
        : keyActOf(pressOf(event, { isDialogOpen, isShowMode }));
      if (!act) return;
      // Space scrolls, and the letter M would be the first one of the message.
      event.preventDefault();
      acting[act]();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [room, controller, focusDesk, isDialogOpen, isShowMode]);
}
