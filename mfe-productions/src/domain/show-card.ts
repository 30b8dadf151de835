import { createSearch } from '@standby/collections/list';
import { formatDateAt, isolateDirection } from '@standby/shared-ui/text';
import { type Show, showTags } from './show';
import { timezoneText } from './timezone';

/** Every text on a show's card, in its order. The search covers exactly these. */
interface ShowCardText {
  readonly title: string;
  readonly status: string;
  readonly timers: string;
  readonly cues: string;
  readonly tags: readonly string[];
  readonly location: string;
  readonly updated: string;
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export function showCardText(show: Show): ShowCardText {
  return {
    title: show.title,
    status: show.status,
    timers: counted(show.timers, 'timer', 'timers'),
    cues: counted(show.cues, 'cue', 'cues'),
    tags: showTags,
    // The dot stays with the timezone when the line wraps.
    location: `${isolateDirection(show.venue)} ·\u00a0${timezoneText(show.timezone)}`,
    updated: `Updated ${formatDateAt(Date.parse(show.lastUpdated), 'medium')}`,
  };
}

/** Finds the shows whose cards contain all words of a query. */
export const searchShows = createSearch<Show>((show) => Object.values(showCardText(show)).flat());
