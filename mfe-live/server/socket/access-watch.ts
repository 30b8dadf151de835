import type { Database, Gate } from 'server/area';
import type { ByeReason, LiveRole } from '../../src/domain/index';
import type { RoomKey } from '../storage/room-repository';
import type { LiveAccess, OrganizationAccess } from './access';

/** No event tells that a session has ended, so sessions are checked this often. */
const SESSIONS_EVERY_MS = 60_000;

/** A window whose person may lose what they may do. */
export interface WatchedWindow {
  readonly key: RoomKey;
  readonly access: LiveAccess;
  /** What it does in the room; undefined before its hello. */
  readonly role: () => LiveRole | undefined;
  /** Whether it asked to control. */
  readonly wantsControl: () => boolean;
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
  readonly unsubscribe: () => void;
  isStale: boolean;
  reading: Promise<void> | undefined;
}

/** Ends connections of those who may no longer be there, or may do something else, and tells the others a new title (rules C9 and C11). */
export class AccessWatch {
  readonly #options: AccessWatchOptions;
  readonly #organizations = new Map<string, Organization>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: AccessWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => {
      this.checkSessions().catch(options.onError);
    }, SESSIONS_EVERY_MS);
    this.#timer.unref();
  }

  /** @returns how to end the watch */
  watch(window: WatchedWindow): () => void {
    const { organizationId } = window.key;
    const organization = this.#organizations.get(organizationId) ?? this.#open(organizationId);
    organization.windows.add(window);
    return () => {
      organization.windows.delete(window);
      if (organization.windows.size > 0) return;
      organization.unsubscribe();
      this.#organizations.delete(organizationId);
    };
  }

  /** Ends the windows of those who signed out, and of links that are over. */
  async checkSessions(): Promise<void> {
    const windows = [...this.#organizations.values()].flatMap(({ windows }) => Array.from(windows));
    const sessions = windows.flatMap(({ access }) => access.sessionId ?? []);
    const open = await this.#options.gate.openSessions([...new Set(sessions)]);
    const nowMs = this.#options.now().getTime();
    for (const { access, end } of windows) {
      if (access.endsAtMs !== null && access.endsAtMs <= nowMs) end('link-ended');
      if (access.sessionId !== null && !open.has(access.sessionId)) end('signed-out');
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const { unsubscribe } of this.#organizations.values()) unsubscribe();
    this.#organizations.clear();
  }

  #open(organizationId: string): Organization {
    const unsubscribe = this.#options.changes.subscribe(organizationId, () =>
      this.#touch(organization, organizationId),
    );
    const organization: Organization = {
      windows: new Set(),
      unsubscribe,
      isStale: false,
      reading: undefined,
    };
    this.#organizations.set(organizationId, organization);
    return organization;
  }

  /** One reading at a time; what changes during one is read after it. */
  #touch(organization: Organization, organizationId: string): void {
    organization.isStale = true;
    organization.reading ??= this.#check(organization, organizationId)
      .catch(this.#options.onError)
      .finally(() => (organization.reading = undefined));
  }

  async #check(organization: Organization, organizationId: string): Promise<void> {
    while (organization.isStale && organization.windows.size > 0) {
      organization.isStale = false;
      // Whoever comes while it is read was let in by what was read after that, perhaps to another show.
      const windows = [...organization.windows];
      const showIds = new Set(windows.map(({ key }) => key.showId));
      const { roleOf, titles } = await this.#options.read(organizationId, showIds);
      for (const window of windows) {
        if (!organization.windows.has(window)) continue;
        const allowed = roleOf(window.access, window.key.showId);
        if (allowed !== 'controller' && allowed !== 'viewer') {
          window.end(allowed);
          continue;
        }
        window.retitle(titles.get(window.key.showId) ?? window.access.title);
        const granted = window.wantsControl() ? allowed : 'viewer';
        const role = window.role();
        if (role !== undefined && granted !== role) window.end('role-changed');
      }
    }
  }
}
