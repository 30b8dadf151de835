import type { FocusKind } from './keyboard-map';

/** What Escape can lead back from. */
export interface BackFrom {
  /** A panel that is open over the show mode. */
  readonly isPanelOpen: boolean;
  readonly isSelectionOnAir: boolean;
  readonly isShowMode: boolean;
}

export type BackStep = 'close-panel' | 'select-on-air' | 'leave-show-mode';

/** One step back: what lies on top is left first, and the light comes on last. */
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

/** Whether a press with the pointer leaves the focus where it is: in a field, or in what it opened. */
export function keepsFocusAfterPress(focus: FocusKind): boolean {
  return focus === 'field' || focus === 'overlay';
}
