/** Hears that something of an organization changed. A hint: what changed is in the database. */
export type ChangeListener = () => void;

export interface Changes {
  /** Says that an organization changed; to be called after the commit. */
  readonly announce: (organizationId: string) => void;
  readonly subscribe: (organizationId: string, listener: ChangeListener) => () => void;
  readonly close: () => Promise<void>;
}

/** How long changes are gathered before they are told. */
export const GATHER_MS = 10;

/** The listeners of this process. */
export class Listeners {
  readonly #byOrganization = new Map<string, Set<ChangeListener>>();

  subscribe(organizationId: string, listener: ChangeListener): () => void {
    const listeners = this.#byOrganization.get(organizationId) ?? new Set();
    this.#byOrganization.set(organizationId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byOrganization.delete(organizationId);
    };
  }

  tell(organizationIds: Iterable<string>): void {
    for (const id of organizationIds) {
      for (const listener of this.#byOrganization.get(id) ?? []) listener();
    }
  }

  tellAll(): void {
    this.tell(this.#byOrganization.keys());
  }
}

/** Gathers announcements and hands them on together. */
export class Gathering {
  readonly #handOn: (organizationIds: readonly string[]) => void;
  readonly #gathered = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(handOn: (organizationIds: readonly string[]) => void) {
    this.#handOn = handOn;
  }

  add(organizationId: string): void {
    this.#gathered.add(organizationId);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  #flush(): void {
    this.#timer = undefined;
    const organizationIds = [...this.#gathered];
    this.#gathered.clear();
    this.#handOn(organizationIds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Of a database that one process alone uses. */
export function localChanges(): Changes {
  const listeners = new Listeners();
  const gathering = new Gathering((ids) => listeners.tell(ids));
  return {
    announce: (id) => gathering.add(id),
    subscribe: (id, listener) => listeners.subscribe(id, listener),
    close: () => Promise.resolve(gathering.stop()),
  };
}
