import {
  byMode,
  missingPeopleKey,
  performancesKey,
  readMissingPeople,
  readPerformances,
  readShowStart,
  SHOWS_KEY,
  type MissingPeople,
  type ScheduledPerformance,
  type ShowStart,
} from '@standby/contracts';
import type { Subscribable, Unsubscribe } from '@standby/room-engine/subscribable';
import { browserNote } from '@standby/room-parts/browser-note';
import type * as serverData from './server/show-data';

/**
 * Returns content whose source loads with the first subscription, so that sample mode loads no code
 * of connected mode. Until then, and if the source cannot load, the first content stays.
 */
function late<Content>(
  first: Content,
  load: () => Promise<Subscribable<Content>>,
): Subscribable<Content> {
  let source: Subscribable<Content> | undefined;
  return {
    getSnapshot: () => (source ? source.getSnapshot() : first),
    subscribe(listener) {
      let hasLeft = false;
      let leave: Unsubscribe | undefined;
      const handleSource = (loaded: Subscribable<Content>): void => {
        if (hasLeft) return;
        source = loaded;
        leave = loaded.subscribe(listener);
        listener();
      };
      load().then(handleSource, () => undefined);
      return () => {
        hasLeft = true;
        leave?.();
      };
    },
  };
}

/**
 * Returns a function that opens content of a show: a note of this browser in sample mode; in
 * connected mode the content of the server, after the first content.
 */
const showData =
  <Content>(
    first: Content,
    inBrowser: (showId: string) => Subscribable<Content>,
    onServer: (server: typeof serverData, showId: string) => Subscribable<Content>,
  ) =>
  (showId: string): Subscribable<Content> =>
    byMode(
      () => inBrowser(showId),
      () => late(first, async () => onServer(await import('./server/show-data'), showId)),
    )();

/** Returns the people who have not signed in for the open call of a show. */
export const missingPeopleOf = showData<MissingPeople | undefined>(
  undefined,
  (showId) => browserNote(missingPeopleKey(showId), readMissingPeople),
  (server, showId) => server.missingOnServer(showId),
);

/** Returns the start of a show from its event; undefined if unknown. */
export const showStartOf = showData<ShowStart | undefined>(
  undefined,
  (showId) => browserNote(SHOWS_KEY, (shows) => readShowStart(shows, showId)),
  (server, showId) => server.startOnServer(showId),
);

const NONE: readonly ScheduledPerformance[] = [];

/** Returns the performances of a show’s schedule. Guests do not receive them. */
export const performancesOf = showData(
  NONE,
  (showId) => browserNote(performancesKey(showId), readPerformances),
  (server, showId) => server.performancesOnServer(showId, NONE),
);
