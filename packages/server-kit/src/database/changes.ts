/**
 * Called when something changed. The call is a hint; the change itself is in the database.
 *
 * @param isOwn whether this process announced it
 * @param isMissed whether a change is only possible: notifications were lost for a while, so all listeners are called
 */
export type ChangeListener = (isOwn: boolean, isMissed: boolean) => void;

/** Notifications of changes by topic: an organization's id, or the name of a part of it, without a comma. */
export interface Changes {
  /** Announces a change of a topic. Call it after the commit. */
  readonly announce: (topic: string) => void;
  readonly subscribe: (topic: string, listener: ChangeListener) => () => void;
  /** Whether this process receives the announcements of others at once. */
  readonly isLive: () => boolean;
  readonly close: () => Promise<void>;
}

/** Milliseconds for which topics are collected before they are announced together. */
const COALESCE_MS = 10;

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

  tellMissed(topic: string): void {
    for (const listener of this.#byTopic.get(topic) ?? []) listener(false, true);
  }

  tellAllMissed(): void {
    for (const topic of this.#byTopic.keys()) this.tellMissed(topic);
  }
}

/** Collects topics and flushes them together. */
export class Coalescer {
  readonly #flushTopics: (topics: readonly string[]) => void;
  readonly #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  readonly #waitMs: number;

  constructor(flush: (topics: readonly string[]) => void, waitMs = COALESCE_MS) {
    this.#flushTopics = flush;
    this.#waitMs = waitMs;
  }

  /** Collects a topic. After `stop` it does nothing, because whatever still runs may announce a change. */
  add(topic: string): void {
    if (this.#isStopped) return;
    this.#pending.add(topic);
    this.#timer ??= setTimeout(() => this.#flush(), this.#waitMs);
  }

  #flush(): void {
    this.#timer = undefined;
    const topics = [...this.#pending];
    this.#pending.clear();
    this.#flushTopics(topics);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }
}
