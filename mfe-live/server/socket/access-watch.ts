import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import type { Database, AuthGuard } from '@standby/server-kit';
import { LIVE_ROLES, type LiveRole } from '@standby/live-room';
import { createSingleFlight } from '@standby/api-client/single-flight';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { ShowFacts } from '../storage/show-title';
import type { LiveAccess, OrganizationAccess } from './access';

/**
 * Interval at which sessions are read, since no hint tells that one has ended. One query reads them
 * for all windows.
 */
const SESSIONS_EVERY_MS = 1_500;

/** Interval at which organizations are read one after the other, since a hint can be lost. */
const ORGANIZATIONS_EVERY_MS = 15_000;

/** A window whose person may lose permissions. */
export interface WatchedWindow {
  readonly key: RoomKey;
  readonly access: LiveAccess;
  /** Tells the window its highest role. */
  readonly allow: (role: LiveRole) => void;
  /** Tells the window the show's current title and zone. */
  readonly retitle: (show: ShowFacts) => void;
  readonly end: (reason: ByeReason) => void;
}

interface AccessWatchOptions {
  readonly changes: Pick<Database['changes'], 'subscribe'>;
  readonly authGuard: Pick<AuthGuard, 'openSessions'>;
  readonly read: (
    organizationId: string,
    showIds: ReadonlySet<string>,
  ) => Promise<OrganizationAccess>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

interface Organization {
  readonly windows: Set<WatchedWindow>;
  /** Windows of the organization whose access has to be read. */
  readonly stale: Set<WatchedWindow>;
  /** Windows whose access was read since they last asked for it. */
  readonly checked: WeakSet<WatchedWindow>;
  /** Times at which links end, in epoch ms as last read; a revocation brings them forward. */
  readonly ends: WeakMap<WatchedWindow, number | null>;
  readonly read: () => Promise<void>;
  readonly unsubscribe: () => void;
}

interface Watch {
  /**
   * Reads the window's access, which may have changed before the watch began.
   * @throws if the access could not be read
   */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Watches the access of open windows (rules C9 and C11). Ends connections whose person lost their
 * access or role, and tells the others a new title.
 */
export class AccessWatch {
  readonly #options: AccessWatchOptions;
  readonly #organizations = new Map<string, Organization>();
  readonly #readSessions: () => Promise<void>;
  readonly #sweepAll: () => Promise<void>;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(options: AccessWatchOptions) {
    this.#options = options;
    const { onError } = options;
    this.#readSessions = createSingleFlight(() => this.#checkSessions().catch(onError));
    this.#sweepAll = createSingleFlight(() => this.#sweep().catch(onError));
    this.#timers = [
      setInterval(() => void this.#readSessions(), SESSIONS_EVERY_MS),
      setInterval(() => void this.#sweepAll(), ORGANIZATIONS_EVERY_MS),
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
        await organization.read();
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
      ends: new WeakMap(),
      read: createSingleFlight(() =>
        this.#check(organization, organizationId).catch(this.#options.onError),
      ),
      unsubscribe: this.#options.changes.subscribe(organizationId, (_, isMissed) => {
        if (isMissed) void this.#sweepAll();
        else void readAll(organization);
      }),
    };
    this.#organizations.set(organizationId, organization);
    return organization;
  }

  /** Ends the windows of people who signed out, and of links that have ended. */
  async #checkSessions(): Promise<void> {
    const windows = [...this.#organizations.values()].flatMap(({ windows: ofOne, ends }) =>
      Array.from(ofOne, (window) => {
        const { access, end } = window;
        return { access, end, endsAtMs: ends.get(window) ?? access.endsAtMs };
      }),
    );
    const sessions = windows.flatMap(({ access }) => access.sessionId ?? []);
    const open = await this.#options.authGuard.openSessions([...new Set(sessions)]);
    const nowMs = this.#options.now().getTime();
    for (const { access, end, endsAtMs } of windows) {
      if (endsAtMs !== null && endsAtMs <= nowMs) end('link-ended');
      if (access.sessionId !== null && !open.has(access.sessionId)) end('signed-out');
    }
  }

  async #sweep(): Promise<void> {
    for (const organization of this.#organizations.values()) await readAll(organization);
  }

  async #check(organization: Organization, organizationId: string): Promise<void> {
    const { windows, stale, checked, ends } = organization;
    // Windows that join and changes that happen during this read are covered by the next one.
    const read = [...stale];
    stale.clear();
    if (read.length === 0) return;
    const access = await this.#read(organizationId, read).catch((error: unknown) => {
      for (const window of read) if (windows.has(window)) stale.add(window);
      throw error;
    });
    for (const window of read) {
      checked.add(window);
      ends.set(window, access.endOf(window.access));
      if (windows.has(window)) judge(window, access);
    }
  }

  #read(organizationId: string, windows: readonly WatchedWindow[]): Promise<OrganizationAccess> {
    const showIds = new Set(windows.map(({ key }) => key.showId));
    return this.#options.read(organizationId, showIds);
  }
}

const isLiveRole = (allowed: LiveRole | ByeReason): allowed is LiveRole =>
  LIVE_ROLES.some((role) => role === allowed);

function judge(window: WatchedWindow, { roleOf, shows }: OrganizationAccess): void {
  const { access, key } = window;
  const allowed = roleOf(access, key.showId);
  if (!isLiveRole(allowed)) {
    window.end(allowed);
    return;
  }
  window.retitle(shows.get(key.showId) ?? access);
  window.allow(allowed);
}

function readAll({ windows, stale, read }: Organization): Promise<void> {
  for (const window of windows) stale.add(window);
  return read();
}
