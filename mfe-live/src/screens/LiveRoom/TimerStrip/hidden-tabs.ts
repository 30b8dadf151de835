/** A tab in its strip, in CSS pixels from the start of the strip's content. */
export interface TabBox {
  readonly start: number;
  readonly size: number;
}

/** The part of the strip that is in view. */
export interface StripView {
  readonly start: number;
  readonly size: number;
}

/** Numbers of tabs that are out of view, completely or partly. */
export interface HiddenTabs {
  readonly before: number;
  readonly after: number;
}

/** Tolerance for positions, which are rounded separately. */
const TOLERANCE_PX = 2;

function isBefore({ start }: TabBox, view: StripView): boolean {
  return start < view.start - TOLERANCE_PX;
}

function isAfter({ start, size }: TabBox, view: StripView): boolean {
  return !isBefore({ start, size }, view) && start + size > view.start + view.size + TOLERANCE_PX;
}

export function hiddenTabs(tabs: readonly TabBox[], view: StripView): HiddenTabs {
  return {
    before: tabs.filter((tab) => isBefore(tab, view)).length,
    after: tabs.filter((tab) => isAfter(tab, view)).length,
  };
}

/**
 * Returns the scroll position for the hidden tabs on one side. The next tab comes into view at the
 * far edge, with as many more as fit. The strip moves by at least one tab, however wide.
 */
export function scrollTargetOf(
  tabs: readonly TabBox[],
  view: StripView,
  side: keyof HiddenTabs,
): number {
  if (side === 'after') {
    const next = tabs.find((tab) => isAfter(tab, view));
    if (!next) return view.start;
    // A tab that is wider than the view may already be at its start.
    return next.start > view.start + TOLERANCE_PX ? next.start : next.start + next.size;
  }
  const last = tabs.findLast((tab) => isBefore(tab, view));
  return last ? Math.max(0, last.start + last.size - view.size) : view.start;
}
