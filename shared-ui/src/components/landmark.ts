/**
 * Returns the part of the page into which an element's popup belongs, so that assistive technology finds the popup
 * near its trigger: the nearest landmark or dialog, or the body.
 */
export function landmarkOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('main, header, footer, nav, aside, [role="dialog"]') ?? null;
}
