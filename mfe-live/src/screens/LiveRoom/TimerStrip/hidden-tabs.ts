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

/** How many tabs are out of view, wholly or in part. */
export interface HiddenTabs {
  readonly before: number;
  readonly after: number;
}

/** Positions are rounded, each separately. */
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
 * Where the strip scrolls to for the hidden tabs on one side: the next one comes into view at the
 * far edge, with as many more as there is room for. It moves one tab at least, however wide that is.
 */
export function scrollTargetOf(
  tabs: readonly TabBox[],
  view: StripView,
  side: keyof HiddenTabs,
): number {
  if (side === 'after') {
    const next = tabs.find((tab) => isAfter(tab, view));
    if (!next) return view.start;
    // A tab wider than the view is at its start already.
    return next.start > view.start + TOLERANCE_PX ? next.start : next.start + next.size;
  }
  const last = tabs.findLast((tab) => isBefore(tab, view));
  return last ? Math.max(0, last.start + last.size - view.size) : view.start;
}
