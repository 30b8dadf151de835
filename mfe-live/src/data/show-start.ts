import { byMode, readShowStart, SHOWS_KEY, type ShowStart } from '@standby/contracts';
import type { Subscribable } from '@standby/room-engine/subscribable';
import { browserNote } from '@standby/room-parts/browser-note';
import { late } from './late';

type Start = Subscribable<ShowStart | undefined>;

const startInBrowser = (showId: string): Start =>
  browserNote(SHOWS_KEY, (shows) => readShowStart(shows, showId));

const startOnServer = (showId: string): Start =>
  late(undefined, async () => (await import('./server/show-data')).startOnServer(showId));

/** Returns the start of a show from its event; undefined if unknown. */
export const showStartOf = (showId: string): Start => byMode(startInBrowser, startOnServer)(showId);
