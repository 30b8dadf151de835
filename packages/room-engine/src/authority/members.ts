import { isRoomItself } from '../log/authors';
import type { RoomTypes } from '../log/event';
import { SILENCE_MS } from '../protocol/heartbeat';
import type { Presence } from '../protocol/messages';
import type { Visibility } from '../protocol/page-lifecycle';
import type { AuthorityRules } from './authority-rules';
import { encodeFrame } from './frames';
import { Heartbeat, type HeartbeatOptions } from './heartbeat';
import type { PeerProcesses, PresentWindow } from './peer-processes';
import { type AuthorityClock, isSameOwner, type Owner } from './ports';
import {
  lowestFreeNumber,
  type Member,
  type MemberConnection,
  presentWindow,
  Roster,
} from './roster';

export interface MembersOptions<Room extends RoomTypes> extends Omit<
  HeartbeatOptions<Room>,
  'members'
> {
  readonly rules: AuthorityRules<Room>;
  readonly clock: AuthorityClock;
  readonly processes: PeerProcesses<Room>;
  /** Returns the owner of an author id that has events; undefined for an id without events. */
  readonly authorOwner: (by: string) => Owner | null | undefined;
  /** Whether windows of every role get the roster. */
  readonly isRosterForAll: boolean;
  /** Called with all present windows whenever the roster is sent. */
  readonly onLook?: (windows: readonly PresentWindow<Room>[]) => void;
}

/** Ids without events that are remembered after their windows left. */
const CLAIMS_MAX = 1_000;

export interface JoiningWindow<Room extends RoomTypes> {
  readonly by: string;
  readonly visibility: Visibility;
  readonly role: Room['role'];
  readonly answersBeats?: boolean;
}

type Joined = Pick<Member<RoomTypes>, 'by' | 'joinedAtMs'>;

function joinedEarlier(one: Joined, other: Joined): boolean {
  return one.joinedAtMs === other.joinedAtMs
    ? one.by < other.by
    : one.joinedAtMs < other.joinedAtMs;
}

/** The windows of a room in this process, with the known windows of other processes. */
export class Members<Room extends RoomTypes> {
  readonly #options: MembersOptions<Room>;
  readonly #members = new Map<string, Member<Room>>();
  /** Unsubscribes the listeners of members, by author id. */
  readonly #unlisten = new Map<string, () => void>();
  /** Cancels the silence timeouts of windows that are heard often. */
  readonly #unwatch = new Map<Member<Room>, () => void>();
  /** Owners of window ids that have no events yet. */
  readonly #claims = new Map<string, Owner>();
  readonly #roster: Roster<Room>;
  readonly #heartbeat: Heartbeat<Room>;

  constructor(options: MembersOptions<Room>) {
    this.#options = options;
    this.#roster = new Roster({
      ...options,
      members: () => this.#members.values(),
      isForAll: options.isRosterForAll,
    });
    this.#heartbeat = new Heartbeat({ ...options, members: this });
  }

  get hasBeats(): boolean {
    return this.#heartbeat.isOn;
  }

  all(): Member<Room>[] {
    return [...this.#members.values()];
  }

  /** Returns the windows in all processes. */
  windows(): PresentWindow<Room>[] {
    const { processes, rules } = this.#options;
    const here = this.all().map((member) => presentWindow(member, rules.sends(member.role)));
    return [...here, ...processes.windows()];
  }

  has(member: Member<Room>): boolean {
    return this.#members.get(member.by) === member;
  }

  claimedBy(by: string): Owner | undefined {
    return this.#claims.get(by) ?? this.#elsewhere(by)?.owner;
  }

  /** @returns undefined if the id belongs to another window; a `bye` is sent then */
  add(
    connection: MemberConnection<Room>,
    { by, visibility, role: asked, answersBeats: isAnswering = false }: JoiningWindow<Room>,
    role: Room['role'],
  ): Member<Room> | undefined {
    const { clock, processes, authorOwner, rules } = this.#options;
    const author = authorOwner(by);
    const owner = author === undefined ? this.claimedBy(by) : author;
    const isFree = owner === undefined || isSameOwner(owner, connection.owner);
    if (isRoomItself(by) || !isFree) {
      connection.end('author-taken');
      return undefined;
    }
    // Either the same window, whose connection broke unnoticed, or a copy of its tab, which then
    // takes another id.
    const earlier = this.#members.get(by);
    if (earlier) this.#replace(earlier);
    this.#claims.set(by, connection.owner);
    const windows = [...this.#members.values(), ...processes.windows()];
    const member: Member<Room> = {
      connection,
      by,
      role,
      asked,
      audience: rules.audienceOf(role),
      number: lowestFreeNumber(windows, role),
      visibility,
      shown: null,
      presence: rules.presenceOf({ role, asked }, undefined, () => false),
      grant: rules.grantOf({ role, connection }, undefined),
      personName: undefined,
      joinedAtMs: clock.now(),
      isHeardOften: this.hasBeats && rules.isHeardOften(role, isAnswering),
      isSilent: false,
      hasRoster: false,
    };
    this.#members.set(by, member);
    this.#unlisten.set(
      by,
      processes.listen(by, () => connection.send(encodeFrame({ kind: 'identify' }))),
    );
    // Published at once, so that the next window of another process gets another number.
    this.#roster.publish();
    this.touch();
    this.#heartbeat.start();
    this.hear(member);
    return member;
  }

  remove(member: Member<Room>): void {
    const { by, role } = member;
    if (!this.has(member)) return;
    this.#members.delete(by);
    this.#unlisten.get(by)?.();
    this.#unlisten.delete(by);
    this.#unwatch.get(member)?.();
    this.#unwatch.delete(member);
    if (!this.#options.rules.sends(role)) this.#claims.delete(by);
    this.#forgetClaims();
    // Published at once in a browser, because a page that closes does not run timeouts any more.
    if (this.#options.isRosterForAll) this.#roster.publish();
    this.touch();
  }

  /** Makes a window show its name, in whichever process it is. */
  identify(by: string): void {
    const member = this.#members.get(by);
    if (member) member.connection.send(encodeFrame({ kind: 'identify' }));
    else if (this.#elsewhere(by)) this.#options.processes.identify(by);
  }

  /** Call when windows of other processes came, changed or went. */
  handlePeerProcesses(): void {
    for (const { by, joinedAtMs } of this.#options.processes.windows()) {
      const member = this.#members.get(by);
      // The window came back through another process.
      if (member && member.joinedAtMs < joinedAtMs) this.#replace(member);
    }
    for (const member of this.#members.values()) this.#resolveNumber(member);
    this.touch();
  }

  /**
   * Notes what a window reports about itself. The roster of a frozen one is published at once,
   * because its timeouts no longer run.
   */
  note(member: Member<Room>, said: Presence<Room>): void {
    const { rules } = this.#options;
    const { visibility, shown, name } = said;
    member.visibility = visibility;
    member.shown = shown;
    member.personName = name;
    member.presence = rules.presenceOf(member, said, (by) => this.#isOwn(member, by));
    member.grant = rules.grantOf(member, said);
    if (visibility === 'frozen' || this.#options.isRosterForAll) this.#roster.publish();
    this.touch();
  }

  /**
   * Notes that a window was heard; its greeting counts. Some send something at each beat, so that
   * their silence is noticed.
   */
  hear(member: Member<Room>): void {
    if (!member.isHeardOften || !this.has(member)) return;
    this.#unwatch.get(member)?.();
    const unheard = () => this.#setSilent(member, true);
    this.#unwatch.set(member, this.#options.clock.after(SILENCE_MS, unheard));
    if (member.isSilent) this.#setSilent(member, false);
  }

  /** Call when a window or the stored log has changed. */
  touch(): void {
    this.#roster.touch();
  }

  async stop(): Promise<void> {
    this.#roster.stop();
    this.#heartbeat.stop();
    for (const unwatch of this.#unwatch.values()) unwatch();
    for (const unlisten of this.#unlisten.values()) unlisten();
    await this.#options.processes.close();
  }

  /** Whether an id belongs to the window, or to another one of its account. */
  #isOwn({ by, connection: { owner } }: Member<Room>, id: string): boolean {
    if (this.#options.isRosterForAll || id === by) return true;
    const other = this.#options.authorOwner(id) ?? this.claimedBy(id);
    return owner.kind === 'account' && other !== undefined && isSameOwner(other, owner);
  }

  #setSilent(member: Member<Room>, isSilent: boolean): void {
    member.isSilent = isSilent;
    this.touch();
  }

  /**
   * If two windows joined at the same moment with one number, the later one takes the lowest free
   * number, P3.
   */
  #resolveNumber(member: Member<Room>): void {
    const { role, number } = member;
    const elsewhere = this.#options.processes.windows();
    const isTaken = elsewhere.some(
      (other) => other.role === role && other.number === number && joinedEarlier(other, member),
    );
    if (!isTaken) return;
    const others = this.all().filter((other) => other !== member);
    member.number = lowestFreeNumber([...others, ...elsewhere], role);
  }

  /**
   * Forgets the oldest claims first, so that a client that connects under ever new ids does not
   * fill the memory.
   */
  #forgetClaims(): void {
    if (this.#claims.size <= CLAIMS_MAX) return;
    const absent = [...this.#claims.keys()].filter((by) => !this.#members.has(by));
    for (const by of absent.slice(0, -CLAIMS_MAX)) this.#claims.delete(by);
  }

  #elsewhere(by: string) {
    return this.#options.processes.windows().find((window) => window.by === by);
  }

  #replace(member: Member<Room>): void {
    this.remove(member);
    member.connection.end('author-taken');
  }
}
