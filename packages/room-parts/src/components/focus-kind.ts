import type { FocusKind } from '../domain/keyboard-map';

/** Matches open overlays. Base UI marks those that are fading out. */
const OVERLAYS = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-closed])';
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"]), textarea, select, [contenteditable]';
/** Matches buttons, without sliders: they use only the arrow keys, which the room does not use. */
const BUTTONS = 'button:not([role="tab"]), summary, input:not([type="range"]), [role="button"]';

/** Returns the kind of element that has the focus or received a key press. */
export function focusKindOf(target: EventTarget | null): FocusKind {
  if (!(target instanceof Element)) return 'neutral';
  if (target.closest(OVERLAYS)) return 'overlay';
  if (target.closest(FIELDS)) return 'field';
  if (target.closest(BUTTONS)) return 'button';
  return target.closest('a') ? 'link' : 'neutral';
}
