import type { Database, Gate } from 'server/area';
import type { ByeReason, LiveRole } from '../../src/domain/index';
import { Repeater } from '../processes/repeater';
import type { RoomKey } from '../storage/room-repository';
import type { LiveAccess, OrganizationAccess } from './access';

/** No hint tells that a session has ended, so sessions are read this often: one query for all windows. */
const SESSIONS_EVERY_MS = 1_500;

/** A hint can be lost: organizations are read without one this often, one after the other. */
const ORGANIZATIONS_EVERY_MS = 15_000;

/** A window whose person may lose what they may do. */
export interface WatchedWindow {
  readonly key: RoomKey;
  readonly access: LiveAccess;
  /** Tells it the most that it may do. */
  readonly allow: (role: LiveRole) => void;
  readonly retitle: (title: string) => void;
  readonly end: (reason: ByeReason) => void;
}

export interface AccessWatchOptions {
  readonly changes: Pick<Database['changes'], 'subscribe'>;
  readonly gate: Pick<Gate, 'openSessions'>;
  readonly read: (
    organizationId: string,
    showIds: ReadonlySet<string>,
  ) => Promise<OrganizationAccess>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

interface Organization {
  readonly windows: Set<WatchedWindow>;
  /** Of these windows, those for which it has to be read. */
  readonly stale: Set<WatchedWindow>;
  /** Those for which it was read since they asked for that. */
  readonly checked: WeakSet<WatchedWindow>;
  readonly reader: Repeater;
  readonly unsubscribe: () => void;
}

export interface Watch {
  /** Reads the window's access, which may have changed before the watch began. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Ends connections of those who may no longer be there, or may do something else, and tells the others a new title (rules C9 and C11). */
export class AccessWatch {
  readonly #options: AccessWatchOptions;
  readonly #organizations = new Map<string, Organization>();
  readonly #sessionReader: Repeater;
  readonly #sweeper: Repeater;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(options: AccessWatchOptions) {
    this.#options = options;
    this.#sessionReader = new Repeater(() => this.#checkSessions(), options.onError);
    this.#sweeper = new Repeater(() => this.#sweep(), options.onError);
    this.#timers = [
      setInterval(() => void this.#sessionReader.run(), SESSIONS_EVERY_MS),
      setInterval(() => void this.#sweeper.run(), ORGANIZATIONS_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  watch(window: WatchedWindow): Watch {
    const { organizationId } = window.key;
    const organization = this.#organizations.get(organizationId) ?? this.#open(organizationId);
    organization.windows.add(window);
    return {
      check: async () => {
        organization.checked.delete(window);
        organization.stale.add(window);
        await organization.reader.run();
        if (organization.windows.has(window) && !organization.checked.has(window)) {
          throw new Error('The access could not be read');
        }
      },
      stop: () => {
        organization.windows.delete(window);
        organization.stale.delete(window);
        if (organization.windows.size > 0) return;
        organization.unsubscribe();
        this.#organizations.delete(organizationId);
      },
    };
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { unsubscribe } of this.#organizations.values()) unsubscribe();
    this.#organizations.clear();
  }

  #open(organizationId: string): Organization {
    const organization: Organization = {
      windows: new Set(),
      stale: new Set(),
      checked: new WeakSet(),
      reader: new Repeater(() => this.#check(organization, organizationId), this.#options.onError),
      unsubscribe: this.#options.changes.subscribe(organizationId, (_, isMissed) => {
        if (isMissed) void this.#sweeper.run();
        else void readAll(organization);
      }),
    };
    this.#organizations.set(organizationId, organization);
    return organization;
  }

  /** Ends the windows of those who signed out, and of links that are over. */
  async #checkSessions(): Promise<void> {
    const windows = [...this.#organizations.values()].flatMap(({ windows }) => Array.from(windows));
    const sessions = windows.flatMap(({ access }) => access.sessionId ?? []);
    const open = await this.#options.gate.openSessions([...new Set(sessions)]);
    const nowMs = this.#options.now().getTime();
    for (const { access, end } of windows) {
      if (access.endsAtMs !== null && access.endsAtMs <= nowMs) end('link-ended');
      if (access.sessionId !== null && !open.has(access.sessionId)) end('signed-out');
    }
  }

  async #sweep(): Promise<void> {
    for (const organization of this.#organizations.values()) await readAll(organization);
  }

  async #check(organization: Organization, organizationId: string): Promise<void> {
    const { windows, stale, checked } = organization;
    // Whoever comes, or what changes, while it is read is read after that.
    const read = [...stale];
    stale.clear();
    if (read.length === 0) return;
    const access = await this.#read(organizationId, read).catch((error: unknown) => {
      for (const window of read) if (windows.has(window)) stale.add(window);
      throw error;
    });
    for (const window of read) {
      checked.add(window);
      if (windows.has(window)) judge(window, access);
    }
  }

  #read(organizationId: string, windows: readonly WatchedWindow[]): Promise<OrganizationAccess> {
    const showIds = new Set(windows.map(({ key }) => key.showId));
    return this.#options.read(organizationId, showIds);
  }
}

function judge(window: WatchedWindow, { roleOf, titles }: OrganizationAccess): void {
  const { access, key } = window;
  const allowed = roleOf(access, key.showId);
  if (allowed !== 'controller' && allowed !== 'viewer') {
    window.end(allowed);
    return;
  }
  window.retitle(titles.get(key.showId) ?? access.title);
  window.allow(allowed);
}

function readAll({ windows, stale, reader }: Organization): Promise<void> {
  for (const window of windows) stale.add(window);
  return reader.run();
}
