import {
  type ClientMessage,
  type ClientMessageOf,
  digestOf,
  encodeDigest,
  type LiveRole,
  pendingStart,
  revisionOf,
  type RoomEvent,
  type RoomState,
  sequenceOf,
  SERVER_AUTHOR,
  stateOf,
} from '../../src/domain/index';
import { type Commit, commit, type Work } from './commit';
import {
  authorsIn,
  Books,
  encodeFrame,
  entriesFrames,
  missingEvents,
  namesOf,
  needsBook,
} from './frames';
import { isSameOwner, type Owner, type RoomClock, type RoomRepository } from './ports';
import { loadRoom, type RoomCopy } from './room-copy';
import { lowestFreeNumber, type Member, type RoomConnection, Roster } from './roster';

/** Events that one transaction stores; what is more waits for the next one. */
const WORK_PER_COMMIT = 64;

/** After a storage that failed, an automatic start waits this long. */
const RETRY_MS = 1_000;

export interface LiveRoomOptions {
  readonly showId: string;
  readonly repository: RoomRepository;
  readonly clock: RoomClock;
  /** Events were stored: other processes may have windows of this room. */
  readonly onStored: (count: number, durationMs: number) => void;
  readonly onError: (error: unknown) => void;
}

interface Submission {
  readonly work: Work;
  readonly member: Member | undefined;
  readonly settle?: (error?: unknown) => void;
}

/** One room while somebody is there: authority, storage, presence. It knows no sockets. */
export class LiveRoom {
  readonly #options: LiveRoomOptions;
  readonly #members = new Map<string, Member>();
  /** Whose the ids of windows are that have no events yet. */
  readonly #claims = new Map<string, Owner>();
  readonly #roster: Roster;
  readonly #books = new Books();
  #copy: RoomCopy;
  #queue: Submission[] = [];
  #isStale = false;
  #running: Promise<void> | undefined;
  #cancelStart: (() => void) | undefined;
  #isStopped = false;

  private constructor(options: LiveRoomOptions, copy: RoomCopy) {
    this.#options = options;
    this.#copy = copy;
    this.#roster = new Roster({
      clock: options.clock,
      members: () => this.#members.values(),
      revision: () => revisionOf(this.#copy.log),
    });
    this.#scheduleStart();
  }

  /** Reads a room from its storage. */
  static async wake(options: LiveRoomOptions): Promise<LiveRoom> {
    const { repository, showId } = options;
    const copy = await repository.inTransaction((transaction) => loadRoom(transaction, showId));
    return new LiveRoom(options, copy);
  }

  get copy(): RoomCopy {
    return this.#copy;
  }

  state(): RoomState {
    return stateOf(this.#copy.log);
  }

  /**
   * Lets a window in and sends it what it does not know.
   *
   * @param role what it may do, and no more than it asked for
   * @returns undefined where its id is somebody else's, which it was told
   */
  join(
    connection: RoomConnection,
    { by, known, visibility }: ClientMessageOf<'hello'>,
    role: LiveRole,
  ): Member | undefined {
    const owner = this.#ownerOf(by);
    const isFree = owner === undefined || isSameOwner(owner, connection.owner);
    if (by === SERVER_AUTHOR || !isFree) {
      connection.end('author-taken');
      return undefined;
    }
    // The same window whose connection broke unnoticed, or a copy of its tab, which then takes another id.
    const earlier = this.#members.get(by);
    if (earlier) {
      this.leave(earlier);
      earlier.connection.end('author-taken');
    }
    this.#claims.set(by, connection.owner);
    const number = lowestFreeNumber(this.#members.values(), role);
    const member: Member = {
      connection,
      by,
      role,
      number,
      visibility,
      shown: null,
      hasRoster: false,
    };
    this.#members.set(by, member);
    const { log, authors } = this.#copy;
    connection.send(
      encodeFrame({
        kind: 'welcome',
        self: { role, number },
        known: encodeDigest(digestOf(log)),
        authors: role === 'controller' ? authorsIn(log, authors) : [],
      }),
    );
    this.#sendMissing(member, known);
    this.#roster.touch();
    return member;
  }

  receive(member: Member, message: ClientMessage): void {
    switch (message.kind) {
      case 'entries':
        return this.#takeEntries(member, message.entries);
      case 'want':
        return this.#sendMissing(member, message.known);
      case 'presence':
        member.visibility = message.visibility;
        member.shown = message.shown;
        return this.#roster.touch();
      case 'identify': {
        const screen = this.#members.get(message.to);
        if (member.role === 'controller') {
          screen?.connection.send(encodeFrame({ kind: 'identify' }));
        }
        return undefined;
      }
      case 'leave':
        return this.leave(member);
      case 'hello':
      case 'time':
        return undefined;
    }
  }

  leave(member: Member): void {
    if (this.#members.get(member.by) !== member) return;
    this.#members.delete(member.by);
    // Viewers write nothing, and there are many of them.
    if (member.role === 'viewer') this.#claims.delete(member.by);
    this.#roster.touch();
  }

  /** Writes a question of somebody who is not in the room. Resolves once it is stored. */
  ask(messageId: string, text: string): Promise<void> {
    return new Promise((stored, failed) => {
      this.#submit({
        work: { kind: 'question', messageId, text },
        member: undefined,
        settle: (error) => (error === undefined ? stored() : failed(error)),
      });
    });
  }

  /** Another process may have stored something. */
  catchUp(): void {
    this.#isStale = true;
    this.#run();
  }

  /** Resolves when nothing waits to be stored. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** To be called before it is let go. */
  stop(): void {
    this.#isStopped = true;
    this.#roster.stop();
    this.#cancelStart?.();
    this.#cancelStart = undefined;
  }

  #ownerOf(by: string): Owner | null | undefined {
    const author = this.#copy.authors.get(by);
    return author ? author.owner : this.#claims.get(by);
  }

  #sendMissing({ connection, role }: Member, known: ClientMessageOf<'want'>['known']): void {
    const { log, authors } = this.#copy;
    if (needsBook(log, known)) {
      connection.send(this.#books.frame(log, role, authors));
      return;
    }
    for (const frame of entriesFrames(missingEvents(log, known))) connection.send(frame);
  }

  #takeEntries(member: Member, entries: readonly unknown[]): void {
    const { role, connection } = member;
    const { owner, name } = connection;
    this.#submit({ work: { kind: 'events', sender: { owner, name, role }, entries }, member });
  }

  #submit(submission: Submission): void {
    this.#queue.push(submission);
    this.#run();
  }

  #run(): void {
    this.#running ??= this.#storeAll().finally(() => (this.#running = undefined));
  }

  /** One transaction after the other: what arrives during one goes into the next. */
  async #storeAll(): Promise<void> {
    while (this.#queue.length > 0 || this.#isStale) {
      const submissions = this.#queue.splice(0, WORK_PER_COMMIT);
      this.#isStale = false;
      const startedAtMs = this.#options.clock.now();
      try {
        const works = submissions.map(({ work }) => work);
        const done = await this.#options.repository.inTransaction((transaction) =>
          commit(transaction, this.#copy, works, {
            nowMs: Math.round(this.#options.clock.now()),
            claimedBy: (by) => this.#claims.get(by),
          }),
        );
        this.#copy = done.copy;
        this.#publish(done, submissions);
        const count = done.events.filter(({ from }) => from).length;
        if (count > 0) this.#options.onStored(count, this.#options.clock.now() - startedAtMs);
        for (const { settle } of submissions) settle?.();
        this.#scheduleStart();
      } catch (error) {
        this.#options.onError(error);
        this.#giveUp(submissions, error);
        this.#scheduleStart(RETRY_MS);
      }
    }
  }

  /** What could not be stored is not acknowledged: windows come back and send it again. */
  #giveUp(submissions: readonly Submission[], error: unknown): void {
    for (const { member, settle } of submissions) {
      settle?.(error);
      if (!member) continue;
      this.leave(member);
      member.connection.end('stopping');
    }
  }

  #publish({ events, newAuthors, isCompacted, results }: Commit, submissions: Submission[]): void {
    this.#answer(results, submissions);
    if (isCompacted) {
      for (const { connection, role } of this.#members.values()) {
        connection.send(this.#books.frame(this.#copy.log, role, this.#copy.authors));
      }
    } else if (events.length > 0) {
      const senders = new Map<Member, Set<Work>>();
      for (const { member, work } of submissions) {
        if (member) senders.set(member, (senders.get(member) ?? new Set()).add(work));
      }
      const all = events.map(({ event }) => event);
      const names = namesOf(newAuthors);
      const forViewers = entriesFrames(all);
      const forControllers = names.length > 0 ? entriesFrames(all, names) : forViewers;
      for (const member of this.#members.values()) {
        const own = senders.get(member);
        if (!own) {
          const frames = member.role === 'controller' ? forControllers : forViewers;
          for (const frame of frames) member.connection.send(frame);
          continue;
        }
        const others: RoomEvent[] = events.flatMap(({ event, from }) =>
          from && own.has(from) ? [] : event,
        );
        for (const frame of entriesFrames(others, names)) member.connection.send(frame);
      }
    }
    if (events.length > 0) this.#roster.touch();
  }

  /** Says what is stored, and what was not taken. */
  #answer(results: Commit['results'], submissions: readonly Submission[]): void {
    const { versionVector } = this.#copy.log;
    const stored = new Map<Member, Set<string>>();
    for (const { member, work } of submissions) {
      const result = results.get(work);
      if (!member || !result) continue;
      const heads = stored.get(member) ?? new Set();
      for (const by of result.stored) heads.add(by);
      stored.set(member, heads);
    }
    for (const [{ connection }, authors] of stored) {
      const heads = Array.from(authors, (by): [string, number] => [
        by,
        sequenceOf(versionVector, by),
      ]);
      if (heads.length > 0) connection.send(encodeFrame({ kind: 'ack', heads }));
    }
    for (const { member, work } of submissions) {
      const result = results.get(work);
      if (!member || !result) continue;
      for (const refused of result.refused) {
        member.connection.send(encodeFrame({ kind: 'refused', ...refused }));
      }
      if (!result.isMalformed) continue;
      this.leave(member);
      member.connection.end('malformed');
    }
  }

  #scheduleStart(atLeastMs = 0): void {
    this.#cancelStart?.();
    this.#cancelStart = undefined;
    const nowMs = this.#options.clock.now();
    const start = pendingStart(this.#copy.log, nowMs);
    if (!start || this.#isStopped) return;
    const waitMs = Math.max(atLeastMs, start.atMs - nowMs);
    this.#cancelStart = this.#options.clock.after(waitMs, () => {
      this.#cancelStart = undefined;
      this.#submit({ work: { kind: 'auto-start' }, member: undefined });
    });
  }
}
