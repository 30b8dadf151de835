import type { FocusKind } from '@standby/room-parts/keyboard-map';

/** State of the desk from which Escape leads back. */
interface BackFrom {
  /** A panel that is open over the show mode. */
  readonly isPanelOpen: boolean;
  readonly isSelectionOnAir: boolean;
  readonly isShowMode: boolean;
}

type BackStep = 'close-panel' | 'select-on-air' | 'leave-show-mode';

/**
 * Returns the next step back: the topmost layer is left first, and the show mode with its low light
 * last.
 */
export function backStepOf(from: BackFrom): BackStep | undefined {
  if (from.isPanelOpen) return 'close-panel';
  if (!from.isSelectionOnAir) return 'select-on-air';
  return from.isShowMode ? 'leave-show-mode' : undefined;
}

/**
 * Whether the focus may return here when a dialog or menu closes. On a button Space would press it,
 * on a link Enter would leave the show, and in a field keys would write.
 */
export function canReturnFocus(focus: FocusKind): boolean {
  return focus === 'neutral';
}

/** Whether the focus stays after a pointer press: in a field, or in an open dialog or menu. */
export function keepsFocusAfterPress(focus: FocusKind): boolean {
  return focus === 'field' || focus === 'overlay';
}
