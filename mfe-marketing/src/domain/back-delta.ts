/**
 * Returns how far Back goes in the window's history.
 *
 * @param entryIndex place of the current entry among those of this app, undefined when unknown
 * @param stepsInside entries that links within the page have added since the arrival
 * @returns a negative delta, or undefined if the page was opened directly
 */
export function backDelta(entryIndex: number | undefined, stepsInside: number): number | undefined {
  return entryIndex !== undefined && entryIndex > stepsInside ? -(stepsInside + 1) : undefined;
}
