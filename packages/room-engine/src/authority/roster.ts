import type { RoomTypes } from '../log/event';
import { ROSTER_INTERVAL_MS } from '../protocol/bounds';
import type { RosterEntry, WindowPerson } from '../protocol/messages';
import type { Visibility } from '../protocol/page-lifecycle';
import type { ByeReason } from '../protocol/server-messages';
import type { AuthorityRules } from './authority-rules';
import type { Sender } from './check-event';
import { encodeFrame, type Frame } from './frames';
import type { PeerProcesses, PresentWindow } from './peer-processes';
import type { AuthorityClock, Owner } from './ports';

/** Receiver of a window's messages. */
export type MemberConnection<Room extends RoomTypes> = Room['grant'] & {
  readonly owner: Owner;
  /** Name of the person; name of the link for a person without an account. */
  readonly name: string;
  /** Title of the room. */
  readonly title: string;
  /** IANA zone of the place that the room is for; left out if it is not known. */
  readonly timeZone?: string | undefined;
  /** Null for a window that was opened by a link. */
  readonly person: WindowPerson;
  readonly send: (frame: Frame) => void;
  /** Resolves once the frame is on its way, or the connection is closed. */
  readonly sendWhole: (frame: Frame) => Promise<void>;
  readonly end: (reason: ByeReason) => void;
};

/** A window in the room. */
export interface Member<Room extends RoomTypes> {
  readonly connection: MemberConnection<Room>;
  /** Id of the window, the author of its acts. */
  readonly by: string;
  readonly role: Room['role'];
  /** Role that the window asked for. */
  readonly asked: Room['role'];
  /** Audience that the window belongs to, which decides which acts it may read. */
  readonly audience: Room['audience'];
  number: number;
  visibility: Visibility;
  /** Position of the log on the window's screen; null before its first frame. */
  shown: number | null;
  /** Facts that the other windows learn about the window. */
  presence: Room['presence'];
  /** Permissions of the window beyond the acts of its role. */
  grant: Room['grant'];
  /** Name that a person without an account gave for themselves. */
  personName: string | undefined;
  readonly joinedAtMs: number;
  /** Whether the authority sends beats, and the window sends something at each of them. */
  readonly isHeardOften: boolean;
  /** Whether a window that is heard often was not heard lately, P7. */
  isSilent: boolean;
  /** Whether the window has a roster, so that changes can be sent. */
  hasRoster: boolean;
}

export function lowestFreeNumber<Room extends RoomTypes>(
  windows: readonly Pick<Member<Room>, 'role' | 'number'>[],
  role: Room['role'],
): number {
  const taken = new Set(
    windows.filter((window) => window.role === role).map(({ number }) => number),
  );
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/**
 * Returns the name for the author of a window's acts. A person without an account has the link's
 * name with their own after it.
 */
export function memberName<Room extends RoomTypes>({
  connection: { name, owner },
  personName,
}: Pick<Member<Room>, 'connection' | 'personName'>): string {
  return owner.kind === 'link' && personName !== undefined ? `${name}: ${personName}` : name;
}

/** Returns the sender of a window's events. */
export function senderOf<Room extends RoomTypes>(member: Member<Room>): Sender<Room> {
  const { by, connection, grant } = member;
  return { ...grant, by, owner: connection.owner, name: memberName(member) };
}

/**
 * Returns a window as it is announced to other processes.
 * @param sends whether windows of its role send acts
 */
export function presentWindow<Room extends RoomTypes>(
  member: Member<Room>,
  sends: boolean,
): PresentWindow<Room> {
  const { by, role, number, visibility, shown, isSilent, joinedAtMs, connection } = member;
  const { owner, person } = connection;
  return {
    ...member.presence,
    by,
    owner,
    role,
    number,
    visibility,
    shown,
    person,
    joinedAtMs,
    ...(isSilent && { isSilent }),
    ...(owner.kind === 'link' && sends && { name: memberName(member) }),
  };
}

/** @param end position of the last stored event */
function entryOf<Room extends RoomTypes>(
  window: PresentWindow<Room>,
  end: number,
): RosterEntry<Room> {
  const { by: id, owner: _, joinedAtMs: __, shown, ...rest } = window;
  const isCurrent = shown !== null && shown >= end;
  // TypeScript does not see that the rest of a window still has its presence.
  return { ...rest, id, isCurrent } as RosterEntry<Room>;
}

export interface RosterOptions<Room extends RoomTypes> {
  readonly rules: Pick<AuthorityRules<Room>, 'isListed' | 'sends' | 'wholeAudience'>;
  readonly clock: AuthorityClock;
  readonly members: () => Iterable<Member<Room>>;
  readonly processes: Pick<PeerProcesses<Room>, 'windows' | 'publish'>;
  /** Returns the position of the last stored event. */
  readonly position: () => number;
  /** Whether windows of every role get the roster. */
  readonly isForAll: boolean;
  /** Called with the windows in all processes. */
  readonly onLook?: (windows: readonly PresentWindow<Room>[]) => void;
}

/** Sends the roster to desks: only on changes, and at most every `ROSTER_INTERVAL_MS`. */
export class Roster<Room extends RoomTypes> {
  readonly #options: RosterOptions<Room>;
  /** Last sent entry of each window, as JSON. */
  #sent = new Map<string, string>();
  #cancel: (() => void) | undefined;

  constructor(options: RosterOptions<Room>) {
    this.#options = options;
  }

  /** Call when a window may have come, changed or gone. */
  touch(): void {
    // A browser has few windows and no network.
    const delayMs = this.#options.isForAll ? 0 : ROSTER_INTERVAL_MS;
    this.#cancel ??= this.#options.clock.after(delayMs, () => {
      this.#cancel = undefined;
      this.#flush();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Tells the other processes which windows are here. */
  publish(): readonly PresentWindow<Room>[] {
    const { members, rules } = this.#options;
    const here = Array.from(members(), (member) => presentWindow(member, rules.sends(member.role)));
    this.#options.processes.publish(here);
    return here;
  }

  /** Returns the windows in all processes. */
  #all(here: readonly PresentWindow<Room>[]): readonly PresentWindow<Room>[] {
    const ids = new Set(here.map(({ by }) => by));
    return [...here, ...this.#options.processes.windows().filter(({ by }) => !ids.has(by))];
  }

  #entries(windows: readonly PresentWindow<Room>[]): RosterEntry<Room>[] {
    const { position, rules } = this.#options;
    const end = position();
    return windows.filter(({ role }) => rules.isListed(role)).map((window) => entryOf(window, end));
  }

  #flush(): void {
    const windows = this.#all(this.publish());
    this.#options.onLook?.(windows);
    const entries = this.#entries(windows);
    const now = new Map(entries.map((entry) => [entry.id, JSON.stringify(entry)]));
    const screens = entries.filter(({ id }) => now.get(id) !== this.#sent.get(id));
    const gone = [...this.#sent.keys()].filter((id) => !now.has(id));
    this.#sent = now;
    const changes =
      screens.length + gone.length > 0
        ? encodeFrame({ kind: 'roster', isWhole: false, screens, gone })
        : undefined;
    let whole: Frame | undefined;
    const { rules, isForAll } = this.#options;
    for (const member of this.#options.members()) {
      if (member.audience !== rules.wholeAudience && !isForAll) continue;
      if (member.hasRoster) {
        if (changes) member.connection.send(changes);
        continue;
      }
      whole ??= encodeFrame({ kind: 'roster', isWhole: true, screens: entries, gone: [] });
      member.connection.send(whole);
      member.hasRoster = true;
    }
  }
}
