import { useEffectEvent, useLayoutEffect } from 'react';
import { useRoom } from '../../components/room-context/room-context';
import { backStepOf } from '@standby/live-room/domain/desk-focus';
import {
  bindingOf,
  DESK_KEYS,
  type DeskAct,
  PAGE_GUARD_TEXT,
} from '@standby/live-room/domain/keyboard-map';
import { useController, useControllerView } from './controller-context';
import { focusKindOf } from '../../components/focus-kind';
import { usePageGuard } from '../../components/usePageGuard';

/** The keyboard map, for as long as the screen is there. */
export function useRoomKeys(): void {
  const room = useRoom();
  const controller = useController();
  const { dialog, isPanelOpen, settings } = useControllerView();
  const { isShowMode } = settings;
  // A dialog has all keys, also before it is loaded and wherever the focus is.
  const isDialogOpen = dialog !== undefined;
  const isRefused = useEffectEvent(usePageGuard(room));

  // Before the desk is painted: a key that is pressed as soon as it is there is not lost.
  useLayoutEffect(() => {
    const { acts, attempt, closePanel, focusDesk, open, showPanel } = controller;
    const goBack = () => {
      const { state, timerId } = room.getSnapshot();
      const isSelectionOnAir = timerId === state.selectedTimerId;
      const isPanelInShowMode = isShowMode && isPanelOpen;
      const step = backStepOf({ isPanelOpen: isPanelInShowMode, isSelectionOnAir, isShowMode });
      if (step === 'close-panel') closePanel();
      if (step === 'select-on-air') acts.selectOnAir();
      if (step === 'leave-show-mode') controller.toggleShowMode();
    };
    const handlers: Record<DeskAct, () => unknown> = {
      toggle: () => attempt(acts.toggle()),
      arm: () => room.arm(!room.getSnapshot().isArmed),
      'add-minute': () => attempt(acts.addMinute()),
      'take-minute': () => attempt(acts.takeMinute()),
      'next-timer': () => acts.selectNext(),
      'previous-timer': () => acts.selectPrevious(),
      blackout: controller.toggleBlackout,
      flash: () => attempt(acts.flash()),
      message: controller.writeMessage,
      calls: () => showPanel('calls'),
      rundown: () => showPanel('rundown'),
      note: () => open('note'),
      'show-mode': controller.toggleShowMode,
      undo: () => attempt(room.undo()),
      'show-map': () => open('keys'),
      back: goBack,
      // What was opened for the field goes with it.
      'leave-field': isShowMode ? closePanel : focusDesk,
    };
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented) return;
      const focus = isDialogOpen ? 'overlay' : focusKindOf(event.target);
      const binding = bindingOf(DESK_KEYS, {
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isRepeat: event.repeat,
        focus,
      });
      // Space is the book's GO: on the desk it does nothing, and scrolls nothing.
      const isGo = event.key === ' ' && (focus === 'neutral' || focus === 'link');
      // The letter M would be the first one of the message.
      if (binding || isGo) event.preventDefault();
      if (!binding) return;
      if (isRefused(binding)) controller.refuse(PAGE_GUARD_TEXT);
      else handlers[binding.act]();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [room, controller, isDialogOpen, isPanelOpen, isShowMode]);
}
