import { isRoomItself } from '@standby/room-engine/log/authors';
import { SILENCE_MS } from '@standby/room-engine/protocol/heartbeat';
import { isSameOwner, type Owner, type AuthorityClock } from '@standby/room-engine/authority/ports';
import {
  answersBeats,
  audienceOf,
  type ClientMessageOf,
  isDeskRole,
  type WindowRole,
} from '../domain/index';
import { encodeFrame } from './frames';
import { Heartbeat, type HeartbeatOptions } from './heartbeat';
import type { PeerProcesses, PresentWindow } from './peer-processes';
import {
  lowestFreeNumber,
  type Member,
  type MemberConnection,
  presentWindow,
  Roster,
} from './roster';

export interface MembersOptions extends Omit<HeartbeatOptions, 'members'> {
  readonly clock: AuthorityClock;
  readonly processes: PeerProcesses;
  /** Returns the owner of an author id that has events; undefined for an id without events. */
  readonly authorOwner: (by: string) => Owner | null | undefined;
  /** Whether windows of every role get the roster. */
  readonly isRosterForAll: boolean;
  /** Called with all present windows whenever the desks get the roster. */
  readonly onLook?: (windows: readonly PresentWindow[]) => void;
}

/** Ids without events that are remembered after their windows left. */
const CLAIMS_MAX = 1_000;

type JoiningWindow = Pick<ClientMessageOf<'hello'>, 'by' | 'visibility' | 'role' | 'answersBeats'>;

type Joined = Pick<Member, 'by' | 'joinedAtMs'>;

function joinedEarlier(one: Joined, other: Joined): boolean {
  return one.joinedAtMs === other.joinedAtMs
    ? one.by < other.by
    : one.joinedAtMs < other.joinedAtMs;
}

/** The windows of a room in this process, with the known windows of other processes. */
export class Members {
  readonly #options: MembersOptions;
  readonly #members = new Map<string, Member>();
  /** Unsubscribes the listeners of members, by author id. */
  readonly #unlisten = new Map<string, () => void>();
  /** Cancels the silence timeouts of lights and desks. */
  readonly #unwatch = new Map<Member, () => void>();
  /** Owners of window ids that have no events yet. */
  readonly #claims = new Map<string, Owner>();
  readonly #roster: Roster;
  readonly #heartbeat: Heartbeat;

  constructor(options: MembersOptions) {
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

  all(): Member[] {
    return [...this.#members.values()];
  }

  /** Returns the windows in all processes. */
  windows(): PresentWindow[] {
    return [...this.all().map(presentWindow), ...this.#options.processes.windows()];
  }

  has(member: Member): boolean {
    return this.#members.get(member.by) === member;
  }

  claimedBy(by: string): Owner | undefined {
    return this.#claims.get(by) ?? this.#elsewhere(by)?.owner;
  }

  /** @returns undefined if the id belongs to another window; a `bye` is sent then */
  add(
    connection: MemberConnection,
    { by, visibility, role: asked, answersBeats: isAnswering = false }: JoiningWindow,
    role: WindowRole,
  ): Member | undefined {
    const { clock, processes, authorOwner } = this.#options;
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
    const member: Member = {
      connection,
      by,
      role,
      audience: audienceOf(role),
      number: lowestFreeNumber(windows, role),
      visibility,
      shown: null,
      selected: undefined,
      cell: undefined,
      screen: undefined,
      callerId: undefined,
      shownGos: undefined,
      houseDesks: undefined,
      personName: undefined,
      department: undefined,
      isDesk: asked === 'controller' && role === 'viewer',
      joinedAtMs: clock.now(),
      isHeardOften: answersBeats(role) && (!isDeskRole(role) || isAnswering),
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
    return member;
  }

  remove(member: Member): void {
    const { by, role } = member;
    if (!this.has(member)) return;
    this.#members.delete(by);
    this.#unlisten.get(by)?.();
    this.#unlisten.delete(by);
    this.#unwatch.get(member)?.();
    this.#unwatch.delete(member);
    // Viewers write nothing, and there are many of them.
    if (role === 'viewer') this.#claims.delete(by);
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
  note(member: Member, said: ClientMessageOf<'presence'>): void {
    const { visibility } = said;
    member.visibility = visibility;
    member.shown = said.shown;
    member.selected = said.selected;
    member.cell = member.role === 'controller' ? said.cell : undefined;
    member.screen = isDeskRole(member.role) ? undefined : said.screen;
    member.callerId = this.#isOwnDesk(member, said.callerId) ? said.callerId : undefined;
    member.shownGos = member.role === 'department' ? said.shownGos : undefined;
    member.houseDesks = member.role === 'bridge' ? said.houseDesks : undefined;
    member.personName = said.name;
    member.department = said.department;
    if (visibility === 'frozen' || this.#options.isRosterForAll) this.#roster.publish();
    this.touch();
  }

  /**
   * Notes that a window was heard. Lights and desks send something at each beat, so their silence
   * is noticed.
   */
  hear(member: Member): void {
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

  /** Whether a window may be the desk with this id on the book, A5. */
  #isOwnDesk({ by, role, connection: { owner } }: Member, callerId: string | undefined): boolean {
    if (callerId === undefined || !isDeskRole(role)) return false;
    if (this.#options.isRosterForAll || callerId === by) return true;
    const other = this.#options.authorOwner(callerId) ?? this.claimedBy(callerId);
    return owner.kind === 'account' && other !== undefined && isSameOwner(other, owner);
  }

  #setSilent(member: Member, isSilent: boolean): void {
    member.isSilent = isSilent;
    this.touch();
  }

  /**
   * If two windows joined at the same moment with one number, the later one takes the lowest free
   * number, P3.
   */
  #resolveNumber(member: Member): void {
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

  #replace(member: Member): void {
    this.remove(member);
    member.connection.end('author-taken');
  }
}
