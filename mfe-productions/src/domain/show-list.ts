/** Returns the figures beside the heading: the first of all shows, as specified. */
export function showsCount(total: number): string {
  return `${Math.min(1, total)}/${total}`;
}
