import { useEffectEvent, useLayoutEffect } from 'react';
import { useRoom } from '@standby/room-parts/room-context';
import { backStepOf } from '../../domain/desk-focus';
import { minuteAct, toggleAct } from '../../domain/desk-acts/shown-timer-acts';
import {
  bindingOf,
  DESK_KEYS,
  type DeskAct,
  PAGE_GUARD_TEXT,
} from '@standby/room-parts/keyboard-map';
import { useController, useControllerView } from './controller-context';
import { selectNeighbour, selectOnAir } from './select-timer';
import { focusKindOf } from '@standby/room-parts/focus-kind';
import { usePageGuard } from '@standby/room-parts/use-page-guard';

/** Handles the room’s keys while the screen is mounted. */
export function useRoomKeys(): void {
  const room = useRoom();
  const controller = useController();
  const { dialog, isPanelOpen, settings } = useControllerView();
  const { isShowMode } = settings;
  // An open dialog has all keys, even before it has loaded and wherever the focus is.
  const isDialogOpen = dialog !== undefined;
  const isRefused = useEffectEvent(usePageGuard(room));

  // The listener exists before the desk is painted, so that no early key is lost.
  useLayoutEffect(() => {
    const { dispatch, closePanel, focusDesk, open, showPanel } = controller;
    const goBack = () => {
      const { state, timerId } = room.getSnapshot();
      const isSelectionOnAir = timerId === state.selectedTimerId;
      const isPanelInShowMode = isShowMode && isPanelOpen;
      const step = backStepOf({ isPanelOpen: isPanelInShowMode, isSelectionOnAir, isShowMode });
      if (step === 'close-panel') closePanel();
      if (step === 'select-on-air') selectOnAir(room);
      if (step === 'leave-show-mode') controller.toggleShowMode();
    };
    const handlers: Record<DeskAct, () => unknown> = {
      toggle: () => dispatch(toggleAct(room.getSnapshot())),
      arm: () => room.arm(!room.getSnapshot().isArmed),
      'add-minute': () => dispatch(minuteAct(room.getSnapshot(), 1)),
      'take-minute': () => dispatch(minuteAct(room.getSnapshot(), -1)),
      'next-timer': () => selectNeighbour(room, 1),
      'previous-timer': () => selectNeighbour(room, -1),
      blackout: controller.toggleBlackout,
      flash: () => dispatch({ type: 'flash' }),
      message: controller.writeMessage,
      calls: () => showPanel('calls'),
      rundown: () => showPanel('rundown'),
      note: () => open('note'),
      'show-mode': controller.toggleShowMode,
      undo: () => controller.undo(),
      'show-map': () => open('keys'),
      back: goBack,
      // A panel that opened for the field closes with it.
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
      // Space is the book’s GO. On the desk it does nothing, and does not scroll.
      const isGo = event.key === ' ' && (focus === 'neutral' || focus === 'link');
      // Otherwise the letter M would go into the message.
      if (binding || isGo) event.preventDefault();
      if (!binding) return;
      if (isRefused(binding)) controller.refuse(PAGE_GUARD_TEXT);
      else handlers[binding.act]();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [room, controller, isDialogOpen, isPanelOpen, isShowMode]);
}
