/**
 * Hears that something changed. A hint: what changed is in the database.
 *
 * @param isOwn whether this process announced it
 * @param isMissed whether it is only possible that something changed: no hints were heard for a while, and all listeners are told
 */
export type ChangeListener = (isOwn: boolean, isMissed: boolean) => void;

/** A topic is an organization's id, or the name of something finer within one, without a comma. */
export interface Changes {
  /** Says that something of a topic changed; to be called after the commit. */
  readonly announce: (topic: string) => void;
  readonly subscribe: (topic: string, listener: ChangeListener) => () => void;
  readonly close: () => Promise<void>;
}

/** How long changes are gathered before they are told. */
export const GATHER_MS = 10;

/** The listeners of this process. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<ChangeListener>>();

  subscribe(topic: string, listener: ChangeListener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#byTopic.delete(topic);
    };
  }

  tell(topics: Iterable<string>, isOwn: boolean): void {
    for (const topic of topics) {
      for (const listener of this.#byTopic.get(topic) ?? []) listener(isOwn, false);
    }
  }

  tellAllMissed(): void {
    for (const listeners of this.#byTopic.values()) {
      for (const listener of listeners) listener(false, true);
    }
  }
}

/** Gathers announcements and hands them on together. */
export class Gathering {
  readonly #handOn: (topics: readonly string[]) => void;
  readonly #gathered = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(handOn: (topics: readonly string[]) => void) {
    this.#handOn = handOn;
  }

  add(topic: string): void {
    this.#gathered.add(topic);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  #flush(): void {
    this.#timer = undefined;
    const topics = [...this.#gathered];
    this.#gathered.clear();
    this.#handOn(topics);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

export interface LocalChanges extends Changes {
  /** Lets all listeners look for changes that they may have missed. */
  readonly tellAllMissed: () => void;
}

/** Of a database that one process alone uses. */
export function localChanges(): LocalChanges {
  const listeners = new Listeners();
  const gathering = new Gathering((topics) => listeners.tell(topics, true));
  return {
    announce: (topic) => gathering.add(topic),
    subscribe: (topic, listener) => listeners.subscribe(topic, listener),
    tellAllMissed: () => listeners.tellAllMissed(),
    close: () => Promise.resolve(gathering.stop()),
  };
}
