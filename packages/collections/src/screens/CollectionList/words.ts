import type { Noun } from '../../port';
import { truncateForSentence } from '@standby/shared-ui/text';

/** Returns the text with a capital, for the beginning of a sentence or a label. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the summary of a search: “2 of 7 rooms match “studio””. */
export function searchSummary(found: number, total: number, sought: string, noun: Noun): string {
  const all = total === 1 ? `1 ${noun.one}` : `${total} ${noun.many}`;
  return `${found} of ${all} ${total === 1 || found === 1 ? 'matches' : 'match'} “${truncateForSentence(sought)}”`;
}
