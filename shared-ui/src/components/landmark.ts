/**
 * The part of the page into which what opens from an element belongs, so that assistive
 * technology finds it where it came from: the nearest landmark or dialog, else the body.
 */
export function landmarkOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('main, header, footer, nav, aside, [role="dialog"]') ?? null;
}
