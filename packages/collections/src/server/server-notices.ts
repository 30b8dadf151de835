import type { Notice } from '../port/collection';
import type { Noun } from '../port/errors';
import { leftOutNotice, offlineNotice } from './refusals';

interface ServerNoticesOptions {
  readonly noun: Noun;
  /** Shown until the person dismisses them, regardless of the connection. */
  readonly permanent: readonly Notice[];
  readonly now: () => Date;
  readonly notify: () => void;
}

export interface ServerNotices {
  readonly list: () => readonly Notice[];
  readonly dismiss: (notice: Notice) => void;
  /** The server answered. */
  readonly noteRead: () => void;
  /** The server left out items that it could not read. */
  readonly noteLeftOut: () => void;
  /** The connection is lost. */
  readonly noteOffline: () => void;
}

/** The notices above a list of the server. That there is no connection is said once, until there is one again. */
export function createServerNotices(options: ServerNoticesOptions): ServerNotices {
  const { noun, now, notify } = options;
  let { permanent } = options;
  let notices = permanent;
  /** When the server last answered with the list that is shown. */
  let readAt: Date | undefined;
  let isOffline = false;
  let isIncomplete = false;

  function set(next: readonly Notice[]): void {
    if (next.length === notices.length) return;
    notices = next;
    notify();
  }

  return {
    list: () => notices,
    dismiss(notice) {
      permanent = permanent.filter((other) => other !== notice);
      set(notices.filter((other) => other !== notice));
    },
    noteRead() {
      readAt = now();
      isOffline = false;
      set(permanent);
    },
    noteLeftOut() {
      if (isIncomplete) return;
      isIncomplete = true;
      permanent = [...permanent, leftOutNotice(noun)];
      set([...notices, ...permanent.slice(-1)]);
    },
    noteOffline() {
      if (!readAt || isOffline) return;
      isOffline = true;
      set([...permanent, offlineNotice(noun, readAt)]);
    },
  };
}
