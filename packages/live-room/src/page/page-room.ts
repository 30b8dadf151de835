import { createExclusive, type KeyValueStorage, type Locks } from '@standby/storage';
import { Turns } from '@standby/room-engine/authority/turns';
import type { Clock } from '@standby/room-engine/time/clock';
import type { PageLifecycle } from '@standby/room-engine/protocol/page-lifecycle';
import { authorOfPage } from '@standby/room-engine/log/authors';
import type { PageChannel } from '@standby/room-engine/protocol/page-channel';
import { DEFAULT_COMPACTION } from '@standby/room-engine/authority/compact-room';
import { createRoomDocuments } from '@standby/room-engine/storage/room-documents';
import { BrowserRepository } from '@standby/room-engine/storage/browser-repository';
import { RoomAuthority } from '@standby/room-engine/authority/room-authority';
import type { LiveRoom, PeerProcesses } from '../authority/ports';
import type { WatchSchedule } from '../authority/schedule-follower';
import { showAuthority } from '../authority/show-authority';
import { watchShow } from '../authority/show-watch';
import type { RoomStore } from '../client/ports/room-store';
import type { Room } from '../client/room';
import { RoomSession } from '../client/room-session';
import { ServerSync } from '@standby/room-engine/client/server-sync';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { WindowRole } from '../domain/acts/permissions';
import { inPageEndpoint } from '@standby/room-engine/page/in-page-endpoint';
import { readClientFrame } from '../domain/live-protocol/client-messages';
import { createPageStore } from './page-store';
import { PeerPages } from '@standby/room-engine/page/peer-pages';
import { pageMessageSchema } from '../domain/live-protocol/page-messages';
import type { ShowRoom } from '../domain/event-log/event';

interface PageRoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  /** Opens the storage at each use, since a browser may refuse it at any time. */
  readonly storage: () => KeyValueStorage;
  readonly locks: Locks | undefined;
  readonly openChannel: () => PageChannel;
  readonly newId: () => string;
  readonly onError: (error: unknown) => void;
  /** If left out, the room has no schedule. */
  readonly watchSchedule?: WatchSchedule;
  /** Wraps the store to do more with each save. */
  readonly withNotes?: (store: RoomStore) => RoomStore;
  /** Format that the page's release reads and writes; tests pass the formats of other releases. */
  readonly format?: Format;
}

/**
 * Creates a show's room in sample mode. The page runs its own authority over the browser's storage,
 * as each process of the server does over the database. The other pages play the part of the other
 * processes.
 */
export function createPageRoom(options: PageRoomOptions): Room {
  const { showId, clock, storage, newId, onError, withNotes = (store) => store } = options;
  const { format = currentFormat } = options;
  const pageId = newId();
  let pages: PeerPages<ShowRoom> | undefined;
  let controllerSeenAtMs: number | null = null;
  let authority: LiveRoom | undefined;
  const documents = createRoomDocuments(showId, storage, format);
  const repository = new BrowserRepository({
    ...options,
    room: showId,
    format,
    documents,
    exclusive: createExclusive(`standby:room:${showId}`, options.locks),
    onLearn: () => authority?.catchUp(),
    announce: (events) => pages?.announce(events),
  });

  async function openPages(onWindows: () => void): Promise<PeerProcesses> {
    const opened = new PeerPages({
      id: pageId,
      channel: options.openChannel(),
      messages: pageMessageSchema,
      clock,
      now: () => room.now(),
      version: format.version,
      onWindows,
      onHeard: (windows, nowMs) => {
        if (windows.some((window) => window.role === 'controller')) controllerSeenAtMs = nowMs;
      },
      known: () => repository.known(),
      unsavedDocument: () => repository.unsavedDocument(),
      onNews: (news) => {
        repository.receive(news);
        authority?.catchUp();
      },
    });
    pages = opened;
    return opened;
  }

  async function wake(): Promise<LiveRoom> {
    authority = await RoomAuthority.wake({
      room: showId,
      rules: showAuthority,
      format,
      repository,
      clock: {
        now: () => room.now(),
        after: (delayMs, callback) => clock.after(delayMs, callback),
      },
      turns: new Turns((callback) => clock.after(0, callback)),
      // Two pages that write at once must not use the same numbers.
      author: authorOfPage(pageId),
      watch: watchShow(options.watchSchedule),
      trustsWindows: true,
      compaction: () => ({
        ...DEFAULT_COMPACTION,
        withOpaque: false,
        // A checkpoint is understood only by its own release and newer ones, so none is made while
        // releases differ.
        ...((repository.hasNewer || !pages?.areAllOnVersion()) && {
          threshold: Number.POSITIVE_INFINITY,
        }),
      }),
      openPeerProcesses: openPages,
      onStored: () => undefined,
      onError,
    });
    // Another page may have sent something meanwhile.
    authority.catchUp();
    return authority;
  }

  const store = createPageStore({ ...options, windowId: pageId, documents, repository });
  const room: Room = new RoomSession({
    ...options,
    store: withNotes(store),
    controllerSeenAtMs: () => controllerSeenAtMs,
    createSync: (context) =>
      new ServerSync({
        ...context,
        endpoint: inPageEndpoint({
          wake,
          readFrame: readClientFrame,
          grant: {},
          onClose: () => repository.flush(),
        }),
        random: () => 0,
      }),
  });
  return room;
}
