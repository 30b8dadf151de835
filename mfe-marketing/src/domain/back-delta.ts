/**
 * How far Back goes in the window's history.
 *
 * @param entryIndex place of the current entry among those of this app, undefined when unknown
 * @param stepsInside entries that links within the page have added since one came to it
 * @returns a negative delta, or undefined where the page was opened directly and there is no way back
 */
export function backDelta(entryIndex: number | undefined, stepsInside: number): number | undefined {
  return entryIndex !== undefined && entryIndex > stepsInside ? -(stepsInside + 1) : undefined;
}
