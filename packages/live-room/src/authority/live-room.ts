import { SERVER_AUTHOR } from '@standby/room-engine/log/authors';
import { CommitQueue } from '@standby/room-engine/authority/commit-queue';
import { positionOf, stateOf } from '@standby/room-engine/log/event-log';
import { EventAllowance } from '@standby/room-engine/authority/event-allowance';
import { Audiences } from '@standby/room-engine/authority/audiences';
import type { Work } from '@standby/room-engine/authority/batch';
import { type Commit, commit } from '@standby/room-engine/authority/commit';
import { Delivery, NO_KNOWN_END } from '@standby/room-engine/authority/delivery';
import { authorsIn, encodeFrame } from '@standby/room-engine/authority/frames';
import { LostEvents } from '@standby/room-engine/authority/lost-events';
import { Members } from '@standby/room-engine/authority/members';
import { noPeerProcesses } from '@standby/room-engine/authority/peer-processes';
import { answer, refuse, type Submission } from '@standby/room-engine/authority/publish';
import { readEvents } from '@standby/room-engine/authority/read-events';
import { senderOf } from '@standby/room-engine/authority/roster';
import { loadRoom } from '@standby/room-engine/authority/room-copy';
import {
  currentFormat,
  type ClientMessage,
  type ClientMessageOf,
  type EventLog,
  isDeskRole,
  type RoomState,
  type WindowRole,
} from '../domain/index';
import { BookWatch } from './book-watch';
import type { LiveRoomOptions } from './live-room-options';
import { type ActOn, askQuestion, endLease, followSchedule, startDue } from './own-acts';
import { LeaseTimer } from './lease-timer';
import { ScheduleFollower } from './schedule-follower';
import { StartTimer } from './start-timer';
import type { ShowRoom } from '../domain/event-log/event';
import type { Member, MemberConnection, PeerProcesses, PresentWindow, RoomCopy } from './ports';
import { isForAnother, showAuthority } from './show-authority';

/** Milliseconds before an automatic start is tried again after the storage failed. */
const RETRY_MS = 1_000;

/** One room that is in use: authority, storage and presence. It does not know about sockets. */
export class LiveRoom {
  readonly #options: LiveRoomOptions;
  readonly #members: Members<ShowRoom>;
  readonly #delivery: Delivery<ShowRoom>;
  readonly #queue = new CommitQueue<Submission<ShowRoom>>({
    store: (submissions) => this.#store(submissions),
    onFail: (submissions, error) => this.#giveUp(submissions, error),
  });
  readonly #allowance = new EventAllowance();
  readonly #book = new BookWatch();
  readonly #startTimer: StartTimer;
  readonly #lease: LeaseTimer;
  readonly #lost: LostEvents;
  readonly #schedule: ScheduleFollower;
  #copy: RoomCopy;

  private constructor(options: LiveRoomOptions, copy: RoomCopy, processes: PeerProcesses) {
    this.#options = options;
    this.#copy = copy;
    this.#lost = new LostEvents(options);
    this.#lease = new LeaseTimer({
      clock: options.clock,
      state: () => this.state(),
      isOver: (silenceMs) => this.#book.endsLease(this.state(), options.clock.now(), silenceMs),
      onOver: () => this.#do(endLease),
    });
    this.#schedule = new ScheduleFollower({
      watch: options.watchSchedule,
      log: () => this.#copy.log,
      nowMs: () => options.clock.now(),
      onDiffer: (performances) => this.#do(followSchedule(performances)),
    });
    this.#members = new Members({
      ...options,
      rules: showAuthority,
      processes,
      position: () => positionOf(this.#copy.log),
      authorOwner: (by) => this.#copy.authors.get(by)?.owner,
      isRosterForAll: options.trustsWindows ?? false,
      onLook: (windows) => {
        this.#book.noteWindows(this.state(), windows, options.clock.now());
        this.#lease.check();
      },
    });
    this.#delivery = new Delivery({
      audiences: new Audiences(showAuthority),
      turns: options.turns,
      copy: () => this.#copy,
      isMember: (member) => this.#members.has(member),
      onError: (member, error) => this.#fail(member, error),
    });
    this.#startTimer = new StartTimer(options.clock, () => this.#do(startDue));
    this.#startTimer.schedule(this.#copy.log);
    this.#book.noteAsked(this.state(), options.clock.now());
  }

  /** Reads a room from its storage. */
  static async wake(options: LiveRoomOptions): Promise<LiveRoom> {
    const { repository, showId, openPeerProcesses = noPeerProcesses } = options;
    const { format = currentFormat } = options;
    let room: LiveRoom | undefined;
    const copy = await repository.inTransaction((transaction) =>
      loadRoom(transaction, showId, format),
    );
    // Opened last, because a failure before would leave them open.
    const processes = await openPeerProcesses(() => room?.handlePeerProcesses());
    room = new LiveRoom(options, copy, processes);
    room.#book.noteWindows(room.state(), processes.windows(), options.clock.now());
    room.#lease.check(0);
    room.#schedule.start();
    return room;
  }

  get copy(): RoomCopy {
    return this.#copy;
  }

  state(): RoomState {
    return stateOf(this.#copy.log);
  }

  /**
   * Lets a window in and sends it the events that it lacks.
   *
   * @param role permissions of the window, at most what it asked for
   * @returns undefined if its id belongs to another window; a `bye` is sent then
   */
  join(
    connection: MemberConnection,
    hello: ClientMessageOf<'hello'>,
    role: WindowRole,
  ): Member | undefined {
    const member = this.#members.add(connection, hello, role);
    if (!member) return undefined;
    const { number, audience } = member;
    const { log, authors } = this.#copy;
    this.#lost.noteKnown(hello.known.position - positionOf(log));
    connection.send(
      encodeFrame({
        kind: 'welcome',
        self: { role: role === 'ask' ? 'viewer' : role, number },
        title: connection.title,
        ...(connection.timeZone !== undefined && { timeZone: connection.timeZone }),
        position: positionOf(log),
        audience,
        hasBeats: this.#members.hasBeats,
        authors: isDeskRole(role) ? authorsIn(log, authors) : [],
      }),
    );
    const isOfAudience = (hello.audience ?? audience) === audience;
    this.#delivery.sendMissing(member, isOfAudience ? hello.known : NO_KNOWN_END);
    return member;
  }

  /** Call for each message of the window, including those that the room does not receive. */
  hear(member: Member): void {
    this.#members.hear(member);
  }

  receive(member: Member, message: ClientMessage): void {
    switch (message.kind) {
      case 'events':
        return this.#takeEvents(member, message);
      case 'want':
        return this.#delivery.sendMissing(member, message.known);
      case 'presence':
        return this.#members.note(member, message);
      case 'identify':
        return member.role === 'controller' ? this.#members.identify(message.to) : undefined;
      case 'leave':
        return this.leave(member);
      case 'hello':
      case 'time':
        return undefined;
    }
  }

  /** Returns the windows in all processes, with their owners. */
  windows(): readonly PresentWindow[] {
    return this.#members.windows();
  }

  leave(member: Member): void {
    this.#members.remove(member);
  }

  /** Writes a question of a person outside the room. Resolves once it is stored. */
  ask(messageId: string, text: string): Promise<void> {
    return new Promise((stored, failed) => {
      this.#do(askQuestion(messageId, text), (error) =>
        error === undefined ? stored() : failed(error),
      );
    });
  }

  /** Call when windows of other processes came, changed or went. */
  handlePeerProcesses(): void {
    this.#members.handlePeerProcesses();
  }

  /** Position of the last event that this process knows of. */
  get position(): number {
    return positionOf(this.#copy.log);
  }

  /** Call when another process may have stored something. */
  catchUp(): void {
    this.#queue.catchUp();
  }

  /** Resolves when nothing waits to be stored. */
  settled(): Promise<void> {
    return this.#queue.settled();
  }

  /** Call before disposing of the room. */
  async stop(): Promise<void> {
    this.#startTimer.stop();
    this.#lease.stop();
    this.#schedule.stop();
    await this.#members.stop();
  }

  /** Does an act of the room's own. */
  #do(actOn: ActOn, settle?: (error?: unknown) => void): void {
    this.#queue.submit({
      work: { kind: 'own', actOn },
      member: undefined,
      ...(settle && { settle }),
    });
  }

  /** Refuses events that no room would accept before anything waits for the storage. */
  #takeEvents(member: Member, message: ClientMessageOf<'events'>): void {
    const { role, connection } = member;
    const { trustsWindows = false } = this.#options;
    const { format } = this.#copy;
    const read = readEvents(message.events, role, { trustsWindows, format, rules: showAuthority });
    if (read === 'malformed') {
      this.leave(member);
      connection.end('malformed');
      return;
    }
    const nowMs = this.#options.clock.now();
    const taken = this.#allowance.take(connection.owner, read.events, nowMs);
    refuse(member, [...read.refused, ...taken.refused]);
    if (taken.events.length === 0) return;
    const { isRecovered = false, isConfirmed = false } = message;
    const sender = senderOf(member);
    const work: Work<ShowRoom> = {
      kind: 'events',
      sender,
      events: taken.events,
      isRecovered,
      isConfirmed,
    };
    this.#queue.submit({ work, member });
  }

  async #store(submissions: readonly Submission<ShowRoom>[]): Promise<void> {
    const { repository, clock, compaction, onStored } = this.#options;
    const { author = SERVER_AUTHOR, trustsWindows = false } = this.#options;
    const startedAtMs = clock.now();
    const works = submissions.map(({ work }) => work);
    const done = await commit(repository, this.#copy, works, {
      nowMs: Math.round(clock.now()),
      compaction: compaction?.(),
      author,
      trustsWindows,
      claimedBy: (by) => this.#members.claimedBy(by),
      isForAnother: (act, context) =>
        isForAnother(act, context) || this.#book.refuses(act, context.state(), clock.now()),
    });
    const before = this.#copy.log;
    this.#copy = done.copy;
    this.#book.noteAsked(this.state(), clock.now());
    this.#publish(done, submissions, before);
    const count = done.events.filter(({ from }) => from).length;
    if (count > 0) onStored(count, clock.now() - startedAtMs);
    this.#lost.noteStored(done.events);
    if (done.events.length > 0) this.#schedule.check();
    for (const { settle } of submissions) settle?.();
    this.#startTimer.schedule(this.#copy.log);
    this.#lease.check();
  }

  /** Ends the connections of the windows; they come back and send again what was not stored. */
  #giveUp(submissions: readonly Submission<ShowRoom>[], error: unknown): void {
    this.#options.onError(error);
    for (const { member, settle } of submissions) {
      settle?.(error);
      if (member) this.#end(member);
    }
    this.#startTimer.schedule(this.#copy.log, RETRY_MS);
  }

  #fail(member: Member, error: unknown): void {
    this.#options.onError(error);
    this.#end(member);
  }

  #end(member: Member): void {
    this.leave(member);
    member.connection.end('stopping');
  }

  /** Answers the senders, and sends all windows the new events. */
  #publish(
    done: Commit<ShowRoom>,
    submissions: readonly Submission<ShowRoom>[],
    before: EventLog,
  ): void {
    answer(done, submissions);
    this.#delivery.publish(done, this.#members.all(), before);
    if (done.events.length > 0 || done.isReplaced) this.#members.touch();
  }
}
