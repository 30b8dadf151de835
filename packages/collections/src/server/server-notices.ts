import type { Notice } from '../port/collection';
import type { Noun } from '../port/errors';
import { leftOutNotice, offlineNotice } from './refusals';

interface ServerNoticesOptions {
  readonly noun: Noun;
  /** Notices that stay until the person dismisses them, regardless of the connection. */
  readonly permanent: readonly Notice[];
  readonly now: () => Date;
  readonly notify: () => void;
}

interface ServerNotices {
  readonly list: () => readonly Notice[];
  readonly dismiss: (notice: Notice) => void;
  /** Notes that the server answered. */
  readonly noteRead: () => void;
  /** Notes that the server omitted items that it could not read. */
  readonly noteLeftOut: () => void;
  /** Notes that the connection is lost. */
  readonly noteOffline: () => void;
}

/** Creates the notices above a list of the server. A lost connection has one notice until it is back. */
export function createServerNotices(options: ServerNoticesOptions): ServerNotices {
  const { noun, now, notify } = options;
  let { permanent } = options;
  let notices = permanent;
  /** Moment of the server's last answer with the shown list. */
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
