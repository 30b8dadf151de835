import {
  type Audience,
  isDeskRole,
  type ByeReason,
  ROSTER_INTERVAL_MS,
  type RosterEntry,
  type ScreenIdentity,
  type Visibility,
  type WindowRole,
} from '../domain/index';
import { departmentOfLight } from '../domain/calling/desk-view';
import type { ShownGo } from '../domain/live-protocol/messages';
import type { SheetCell } from '../domain/live-protocol/screens';
import type { Sender } from './check-event';
import { encodeFrame, type Frame } from './frames';
import type { PeerProcesses, PresentWindow } from './peer-processes';
import type { Owner, AuthorityClock } from './ports';

/** Where a window's messages go. */
export interface MemberConnection {
  readonly owner: Owner;
  /** The department that its window answers for, where it may answer for that alone. */
  readonly department?: string | undefined;
  /** Of the person; the link's for a person without an account. */
  readonly name: string;
  /** Of the show. */
  readonly title: string;
  /** IANA zone of the show's venue; left out where that is not known. */
  readonly timeZone?: string | undefined;
  /** Null for a window that was opened by a link. */
  readonly person: RosterEntry['person'];
  readonly send: (frame: Frame) => void;
  /** Resolves once the frame is on its way, or the connection is gone. */
  readonly sendWhole: (frame: Frame) => Promise<void>;
  readonly end: (reason: ByeReason) => void;
}

/** A window in the room. */
export interface Member {
  readonly connection: MemberConnection;
  /** Its id, the author of its acts. */
  readonly by: string;
  readonly role: WindowRole;
  /** Whose acts it may read. */
  readonly audience: Audience;
  number: number;
  visibility: Visibility;
  /** Position of the log that is on its screen; null before its first frame. */
  shown: number | null;
  /** The timer that it looks at while another one is on air. */
  selected: string | undefined;
  /** Where its person is in the cue sheet. */
  cell: SheetCell | undefined;
  /** Which screen it is, as it says itself. */
  screen: ScreenIdentity | undefined;
  /** The id by which its tab is on the book. */
  callerId: string | undefined;
  /** The last GOs that it showed, if it is a cue light. */
  shownGos: ShownGo[] | undefined;
  /** What its person calls themselves, who came by a link. */
  personName: string | undefined;
  /** The department that its person chose, where they may choose. */
  department: string | undefined;
  /** Whether it is a desk of a person who may only look. */
  readonly isDesk: boolean;
  readonly joinedAtMs: number;
  /** Whether it asks for the time at each beat: a light, or a desk. */
  readonly isHeardOften: boolean;
  /** Whether it is one of these, and was not heard lately, P7. */
  isSilent: boolean;
  /** Whether it has a roster, to which changes can be sent. */
  hasRoster: boolean;
}

/** No department has this name. */
const NO_DEPARTMENT = '';

export function lowestFreeNumber(
  windows: readonly Pick<Member, 'role' | 'number'>[],
  role: WindowRole,
): number {
  const taken = new Set(
    windows.filter((window) => window.role === role).map(({ number }) => number),
  );
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

/** What the author of its acts is called. A person without an account has the link's name, and their own after it. */
export function memberName({
  connection: { name, owner },
  personName,
}: Pick<Member, 'connection' | 'personName'>): string {
  return owner.kind === 'link' && personName !== undefined ? `${name}: ${personName}` : name;
}

/** A light answers for the department that it shows, A6; one that shows none answers for none. */
function answeredDepartment({ role, connection, department, screen }: Member): string | undefined {
  if (role !== 'department') return connection.department;
  return connection.department ?? department ?? departmentOfLight(screen?.id) ?? NO_DEPARTMENT;
}

/** Who sends the events of a window. */
export function senderOf(member: Member): Sender {
  const { owner } = member.connection;
  const department = answeredDepartment(member);
  return { by: member.by, owner, department, name: memberName(member) };
}

/** A window as it is announced to other processes. */
export const presentWindow = (member: Member): PresentWindow => {
  const { by, role, number, visibility, shown, selected, cell, screen } = member;
  const { callerId, shownGos, isDesk, isSilent, joinedAtMs, connection } = member;
  const { owner, person } = connection;
  return {
    by,
    owner,
    role,
    number,
    visibility,
    shown,
    person,
    joinedAtMs,
    ...(selected !== undefined && { selected }),
    ...(cell && { cell }),
    ...(screen && { screen }),
    ...(callerId !== undefined && { callerId }),
    ...(shownGos && { shownGos }),
    ...(isDesk && { isDesk }),
    ...(isSilent && { isSilent }),
    ...(owner.kind === 'link' && role !== 'viewer' && { name: memberName(member) }),
  };
};

export interface RosterOptions {
  readonly clock: AuthorityClock;
  readonly members: () => Iterable<Member>;
  readonly processes: Pick<PeerProcesses, 'windows' | 'publish'>;
  /** Of the last stored event. */
  readonly position: () => number;
  /** Whether windows of every role get it. */
  readonly isForAll: boolean;
  /** Hears who is there, those of other processes too. */
  readonly onLook?: (windows: readonly PresentWindow[]) => void;
}

/** Sends desks who is there: on changes alone, and at most every `ROSTER_INTERVAL_MS`. */
export class Roster {
  readonly #options: RosterOptions;
  /** What was sent last of each window, as JSON. */
  #sent = new Map<string, string>();
  #cancel: (() => void) | undefined;

  constructor(options: RosterOptions) {
    this.#options = options;
  }

  /** To be called when a window may have come, changed or gone. */
  touch(): void {
    // In a browser there are few windows, and no network.
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

  /** Tells other processes which windows are here. */
  publish(): readonly PresentWindow[] {
    const here = Array.from(this.#options.members(), presentWindow);
    this.#options.processes.publish(here);
    return here;
  }

  /** All windows, those of other processes too. */
  #all(here: readonly PresentWindow[]): readonly PresentWindow[] {
    const ids = new Set(here.map(({ by }) => by));
    return [...here, ...this.#options.processes.windows().filter(({ by }) => !ids.has(by))];
  }

  #entries(windows: readonly PresentWindow[]): RosterEntry[] {
    const position = this.#options.position();
    return windows.flatMap((window) => {
      const { by, role, number, visibility, shown, person } = window;
      // An ask page shows nothing of the room.
      if (role === 'ask') return [];
      const isCurrent = shown !== null && shown >= position;
      const entry: RosterEntry = { id: by, role, number, visibility, isCurrent, person };
      const { selected, cell, screen, callerId, shownGos, isDesk, isSilent, name } = window;
      if (selected !== undefined) entry.selected = selected;
      if (cell) entry.cell = cell;
      if (screen) entry.screen = screen;
      if (callerId !== undefined) entry.callerId = callerId;
      if (shownGos) entry.shownGos = [...shownGos];
      if (isDesk) entry.isDesk = true;
      if (isSilent) entry.isSilent = true;
      if (name !== undefined) entry.name = name;
      return entry;
    });
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
    for (const member of this.#options.members()) {
      if (!isDeskRole(member.role) && !this.#options.isForAll) continue;
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
