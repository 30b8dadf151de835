import type { FocusKind } from '@standby/live-room/domain/keyboard-map';

/** Open ones: Base UI marks those that are fading out. */
const OVERLAYS = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-closed])';
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"]), textarea, select, [contenteditable]';
/** A slider uses the arrow keys alone, which the room does not use. */
const BUTTONS = 'button:not([role="tab"]), summary, input:not([type="range"]), [role="button"]';

/** What a key press, or the focus, is on. */
export function focusKindOf(target: EventTarget | null): FocusKind {
  if (!(target instanceof Element)) return 'neutral';
  if (target.closest(OVERLAYS)) return 'overlay';
  if (target.closest(FIELDS)) return 'field';
  if (target.closest(BUTTONS)) return 'button';
  return target.closest('a') ? 'link' : 'neutral';
}
