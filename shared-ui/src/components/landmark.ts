/**
 * The part of the page in which what opens from an element should stand, so that assistive
 * technology finds it where it came from: the nearest landmark or dialog, else the body.
 */
export function landmarkOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('main, header, footer, nav, aside, [role="dialog"]') ?? null;
}
