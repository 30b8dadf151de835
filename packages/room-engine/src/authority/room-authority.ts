import { SERVER_AUTHOR } from '../log/authors';
import type { RoomTypes } from '../log/event';
import { type EventLog, positionOf, stateOf } from '../log/event-log';
import { Audiences } from './audiences';
import type { ActOn, Work } from './batch';
import { type Commit, commit } from './commit';
import { CommitQueue } from './commit-queue';
import { Delivery, NO_KNOWN_END } from './delivery';
import { EventAllowance } from './event-allowance';
import { authorsIn, encodeFrame } from './frames';
import { LostEvents } from './lost-events';
import { Members } from './members';
import { noPeerProcesses, type PeerProcesses, type PresentWindow } from './peer-processes';
import { answer, refuse, type Submission } from './publish';
import { readEvents } from './read-events';
import type { Hello, ReceivedMessage, SentEvents } from './received-message';
import { loadRoom, type RoomCopy } from './room-copy';
import type { RoomAuthorityOptions } from './room-authority-options';
import type { RoomWatch } from './room-watch';
import { type Member, type MemberConnection, senderOf } from './roster';

/** One room that is in use: authority, storage and presence. It does not know about sockets. */
export class RoomAuthority<Room extends RoomTypes> {
  readonly #options: RoomAuthorityOptions<Room>;
  readonly #audiences: Audiences<Room>;
  readonly #members: Members<Room>;
  readonly #delivery: Delivery<Room>;
  readonly #queue = new CommitQueue<Submission<Room>>({
    store: (submissions) => this.#store(submissions),
    onFail: (submissions, error) => this.#giveUp(submissions, error),
  });
  readonly #allowance = new EventAllowance();
  readonly #watch: RoomWatch<Room>;
  readonly #lost: LostEvents;
  #copy: RoomCopy<Room>;

  private constructor(
    options: RoomAuthorityOptions<Room>,
    copy: RoomCopy<Room>,
    processes: PeerProcesses<Room>,
  ) {
    const { rules, clock } = options;
    this.#options = options;
    this.#copy = copy;
    this.#lost = new LostEvents(options);
    this.#watch = options.watch({
      clock,
      log: () => this.#copy.log,
      do: (actOn) => this.#do(actOn),
    });
    this.#members = new Members({
      ...options,
      processes,
      position: () => this.position,
      authorOwner: (by) => this.#copy.authors.get(by)?.owner,
      isRosterForAll: options.trustsWindows ?? false,
      onLook: (windows) => this.#watch.handleWindows(windows),
    });
    this.#audiences = new Audiences(rules);
    this.#delivery = new Delivery({
      audiences: this.#audiences,
      turns: options.turns,
      copy: () => this.#copy,
      isMember: (member) => this.#members.has(member),
      onError: (member, error) => this.#fail(member, error),
    });
  }

  /** Reads a room from its storage. */
  static async wake<Room extends RoomTypes>(
    options: RoomAuthorityOptions<Room>,
  ): Promise<RoomAuthority<Room>> {
    const { repository, room: name, format, openPeerProcesses = noPeerProcesses } = options;
    let room: RoomAuthority<Room> | undefined;
    const copy = await repository.inTransaction((transaction) =>
      loadRoom(transaction, name, format),
    );
    // Opened last, because a failure before would leave them open.
    const processes = await openPeerProcesses(() => room?.handlePeerProcesses());
    room = new RoomAuthority(options, copy, processes);
    room.#watch.start(processes.windows());
    return room;
  }

  get copy(): RoomCopy<Room> {
    return this.#copy;
  }

  state(): Room['state'] {
    return stateOf(this.#copy.log);
  }

  /**
   * Lets a window in and sends it the events that it lacks.
   *
   * @param role permissions of the window, at most what it asked for
   * @returns undefined if its id belongs to another window; a `bye` is sent then
   */
  join(
    connection: MemberConnection<Room>,
    hello: Hello<Room>,
    role: Room['role'],
  ): Member<Room> | undefined {
    const member = this.#members.add(connection, hello, role);
    if (!member) return undefined;
    const { number, audience } = member;
    const { log, authors } = this.#copy;
    this.#lost.noteKnown(hello.known.position - positionOf(log));
    connection.send(
      encodeFrame({
        kind: 'welcome',
        self: { role: this.#options.rules.knownAs(role), number },
        title: connection.title,
        ...(connection.timeZone !== undefined && { timeZone: connection.timeZone }),
        position: positionOf(log),
        audience,
        hasBeats: this.#members.hasBeats,
        authors: this.#audiences.isWhole(audience) ? authorsIn(log, authors) : [],
      }),
    );
    const isOfAudience = (hello.audience ?? audience) === audience;
    this.#delivery.sendMissing(member, isOfAudience ? hello.known : NO_KNOWN_END);
    return member;
  }

  /** Call for each message of the window, including those that the room does not receive. */
  hear(member: Member<Room>): void {
    this.#members.hear(member);
  }

  receive(member: Member<Room>, message: ReceivedMessage<Room>): void {
    switch (message.kind) {
      case 'events':
        return this.#takeEvents(member, message);
      case 'want':
        return this.#delivery.sendMissing(member, message.known);
      case 'presence':
        return this.#members.note(member, message);
      case 'identify':
        return this.#options.rules.mayIdentify(member.role)
          ? this.#members.identify(message.to)
          : undefined;
      case 'leave':
        return this.leave(member);
      case 'hello':
      case 'time':
        return undefined;
    }
  }

  /** Returns the windows in all processes, with their owners. */
  windows(): readonly PresentWindow<Room>[] {
    return this.#members.windows();
  }

  leave(member: Member<Room>): void {
    this.#members.remove(member);
  }

  /** Does an act of the room's own. Resolves once it is stored. */
  do(actOn: ActOn<Room>): Promise<void> {
    return new Promise((stored, failed) => {
      this.#do(actOn, (error) => (error === undefined ? stored() : failed(error)));
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
    this.#watch.stop();
    await this.#members.stop();
  }

  #do(actOn: ActOn<Room>, settle?: (error?: unknown) => void): void {
    this.#queue.submit({
      work: { kind: 'own', actOn },
      member: undefined,
      ...(settle && { settle }),
    });
  }

  /** Refuses events that no room would accept before anything waits for the storage. */
  #takeEvents(member: Member<Room>, message: SentEvents): void {
    const { role, connection } = member;
    const { trustsWindows = false, rules, format } = this.#options;
    const read = readEvents(message.events, role, { trustsWindows, format, rules });
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
    const work: Work<Room> = {
      kind: 'events',
      sender,
      events: taken.events,
      isRecovered,
      isConfirmed,
    };
    this.#queue.submit({ work, member });
  }

  async #store(submissions: readonly Submission<Room>[]): Promise<void> {
    const { repository, clock, compaction, onStored } = this.#options;
    const { author = SERVER_AUTHOR, trustsWindows = false, rules } = this.#options;
    const startedAtMs = clock.now();
    const works = submissions.map(({ work }) => work);
    const done = await commit(repository, this.#copy, works, {
      nowMs: Math.round(clock.now()),
      compaction: compaction?.(),
      author,
      trustsWindows,
      claimedBy: (by) => this.#members.claimedBy(by),
      isForAnother: (act, context) =>
        rules.isForAnother(act, context) || this.#watch.refuses(act, context),
    });
    const before = this.#copy.log;
    this.#copy = done.copy;
    this.#publish(done, submissions, before);
    const count = done.events.filter(({ from }) => from).length;
    if (count > 0) onStored(count, clock.now() - startedAtMs);
    this.#lost.noteStored(done.events);
    this.#watch.handleLog(done.events.length);
    for (const { settle } of submissions) settle?.();
  }

  /** Ends the connections of the windows; they come back and send again what was not stored. */
  #giveUp(submissions: readonly Submission<Room>[], error: unknown): void {
    this.#options.onError(error);
    for (const { member, settle } of submissions) {
      settle?.(error);
      if (member) this.#end(member);
    }
    this.#watch.handleFailure();
  }

  #fail(member: Member<Room>, error: unknown): void {
    this.#options.onError(error);
    this.#end(member);
  }

  #end(member: Member<Room>): void {
    this.leave(member);
    member.connection.end('stopping');
  }

  /** Answers the senders, and sends all windows the new events. */
  #publish(
    done: Commit<Room>,
    submissions: readonly Submission<Room>[],
    before: EventLog<Room>,
  ): void {
    answer(done, submissions);
    this.#delivery.publish(done, this.#members.all(), before);
    if (done.events.length > 0 || done.isReplaced) this.#members.touch();
  }
}
