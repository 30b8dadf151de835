import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import { ROSTER_INTERVAL_MS } from '@standby/room-engine/protocol/bounds';
import type { Visibility } from '@standby/room-engine/protocol/page-lifecycle';
import type { Owner, AuthorityClock } from '@standby/room-engine/authority/ports';
import {
  type Audience,
  isDeskRole,
  type RosterEntry,
  type ScreenIdentity,
  type WindowRole,
} from '../domain/index';
import { departmentOfLight } from '../domain/calling/desk-view';
import type { HouseDeskStatus } from '../domain/state/house-desk-schema';
import type { ShownGo } from '../domain/presence/screens';
import type { SheetCell } from '../domain/presence/screens';
import type { Sender } from './check-event';
import { encodeFrame, type Frame } from './frames';
import type { PeerProcesses, PresentWindow } from './peer-processes';

/** Receiver of a window's messages. */
export interface MemberConnection {
  readonly owner: Owner;
  /** Departments that the window answers for, if it may answer for those alone. */
  readonly departments?: readonly string[] | undefined;
  /** Name of the person; name of the link for a person without an account. */
  readonly name: string;
  /** Title of the show. */
  readonly title: string;
  /** IANA zone of the show's venue; left out if it is not known. */
  readonly timeZone?: string | undefined;
  /** Whether the window may call for the desk on the book, A10. */
  readonly callsForBook?: boolean | undefined;
  /** Null for a window that was opened by a link. */
  readonly person: RosterEntry['person'];
  readonly send: (frame: Frame) => void;
  /** Resolves once the frame is on its way, or the connection is closed. */
  readonly sendWhole: (frame: Frame) => Promise<void>;
  readonly end: (reason: ByeReason) => void;
}

/** A window in the room. */
export interface Member {
  readonly connection: MemberConnection;
  /** Id of the window, the author of its acts. */
  readonly by: string;
  readonly role: WindowRole;
  /** Audience that the window belongs to, which decides which acts it may read. */
  readonly audience: Audience;
  number: number;
  visibility: Visibility;
  /** Position of the log on the window's screen; null before its first frame. */
  shown: number | null;
  /** Timer that the window shows while another one is on air. */
  selected: string | undefined;
  /** Position of the window's person in the cue sheet. */
  cell: SheetCell | undefined;
  /** Screen that the window says it is. */
  screen: ScreenIdentity | undefined;
  /** Id by which the window's tab is on the book. */
  callerId: string | undefined;
  /** The last GOs that the window showed, if it is a cue light. */
  shownGos: ShownGo[] | undefined;
  /** How its house desks stand, if it is a bridge. */
  houseDesks: HouseDeskStatus[] | undefined;
  /** Name that a person without an account gave for themselves. */
  personName: string | undefined;
  /** Department that the window's person chose, if they may choose. */
  department: string | undefined;
  /** Whether the window is a desk of a person who may only view. */
  readonly isDesk: boolean;
  readonly joinedAtMs: number;
  /** Whether the window asks for the time at each beat: a light, or a desk. */
  readonly isHeardOften: boolean;
  /** Whether a window that is heard often was not heard lately, P7. */
  isSilent: boolean;
  /** Whether the window has a roster, so that changes can be sent. */
  hasRoster: boolean;
}

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

/**
 * Returns the name for the author of a window's acts. A person without an account has the link's
 * name with their own after it.
 */
export function memberName({
  connection: { name, owner },
  personName,
}: Pick<Member, 'connection' | 'personName'>): string {
  return owner.kind === 'link' && personName !== undefined ? `${name}: ${personName}` : name;
}

/**
 * Returns the departments that a window answers for, A6. A light that shows no department answers
 * for none.
 */
function answeredDepartments({
  role,
  connection: { departments },
  department,
  screen,
}: Member): readonly string[] | undefined {
  if (departments || role !== 'department') return departments;
  const shown = department ?? departmentOfLight(screen?.id);
  return shown === undefined ? [] : [shown];
}

/** Returns the sender of a window's events. */
export function senderOf(member: Member): Sender {
  const { owner, callsForBook } = member.connection;
  const departments = answeredDepartments(member);
  return { by: member.by, owner, departments, name: memberName(member), callsForBook };
}

/** Returns a window as it is announced to other processes. */
export const presentWindow = (member: Member): PresentWindow => {
  const { by, role, number, visibility, shown, selected, cell, screen } = member;
  const { callerId, shownGos, houseDesks, isDesk, isSilent, joinedAtMs, connection } = member;
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
    ...(houseDesks && { houseDesks }),
    ...(isDesk && { isDesk }),
    ...(isSilent && { isSilent }),
    ...(owner.kind === 'link' && role !== 'viewer' && { name: memberName(member) }),
  };
};

export interface RosterOptions {
  readonly clock: AuthorityClock;
  readonly members: () => Iterable<Member>;
  readonly processes: Pick<PeerProcesses, 'windows' | 'publish'>;
  /** Returns the position of the last stored event. */
  readonly position: () => number;
  /** Whether windows of every role get the roster. */
  readonly isForAll: boolean;
  /** Called with the windows in all processes. */
  readonly onLook?: (windows: readonly PresentWindow[]) => void;
}

/** Sends the roster to desks: only on changes, and at most every `ROSTER_INTERVAL_MS`. */
export class Roster {
  readonly #options: RosterOptions;
  /** Last sent entry of each window, as JSON. */
  #sent = new Map<string, string>();
  #cancel: (() => void) | undefined;

  constructor(options: RosterOptions) {
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
  publish(): readonly PresentWindow[] {
    const here = Array.from(this.#options.members(), presentWindow);
    this.#options.processes.publish(here);
    return here;
  }

  /** Returns the windows in all processes. */
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
      const { houseDesks } = window;
      if (selected !== undefined) entry.selected = selected;
      if (cell) entry.cell = cell;
      if (screen) entry.screen = screen;
      if (callerId !== undefined) entry.callerId = callerId;
      if (shownGos) entry.shownGos = [...shownGos];
      if (houseDesks) entry.houseDesks = [...houseDesks];
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
