/** The figures beside the heading: the first of all shows, as specified. */
export function showsCount(total: number): string {
  return `${Math.min(1, total)}/${total}`;
}

const counted = (count: number): string => (count === 1 ? '1 show' : `${count} shows`);

/** What a search has left over, in words. */
export function searchSummary(found: number, total: number, search: string): string {
  return `${found} of ${counted(total)} ${total === 1 || found === 1 ? 'matches' : 'match'} “${search}”`;
}
