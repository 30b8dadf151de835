import * as v from 'valibot';
import type { Unsubscribe } from '@standby/room-engine/subscribable';
import { calledCues } from '../domain/calling/next-moment';
import { callingOf, goneAtMs } from '../domain/state/calling-schema';
import { sheetOf } from '../domain/state/cue-sheet';
import {
  type DeskAnswer,
  firedNumberSchema,
  type HouseDeskStatus,
} from '../domain/state/house-desk-schema';
import { houseDesksOf } from '../domain/house-desks/with-house-desks';
import type { RoomState } from '../domain/state/room-schema';
import { MILLIS_PER_MINUTE } from '../domain/time/time';
import type { Room } from './room';

/** A GO that is older than this when the bridge has it fires nothing: a cue that comes late is worse than none. */
export const FIRE_WITHIN_MS = 500;

/** A GO that is older than this is history, and is not answered either. */
const ANSWER_WITHIN_MS = MILLIS_PER_MINUTE;

export interface HouseDeskListener {
  /** The desk fired a cue. @param number as the desk writes it */
  readonly onFired: (number: string) => void;
  /** The desk came, went, or stands at another cue. */
  readonly onChange: () => void;
}

/** A lighting or sound desk, as the bridge speaks to it. */
export interface HouseDesk {
  readonly department: string;
  readonly name: string;
  readonly status: () => Pick<HouseDeskStatus, 'isConnected' | 'next'>;
  /** Tells the desk to fire a cue, at once. @returns false where it is not connected */
  readonly fire: (number: string) => boolean;
  readonly subscribe: (listener: HouseDeskListener) => Unsubscribe;
}

/** Remembers which GOs were handled, also after a restart of the bridge. */
export interface HandledGos {
  readonly has: (go: string) => boolean;
  /** It is stored before this returns. */
  readonly add: (go: string) => void;
}

interface HouseDeskLinkOptions {
  readonly room: Room;
  readonly desks: readonly HouseDesk[];
  readonly handled: HandledGos;
}

/**
 * Returns the GOs of an armed department since it was armed that have no answer so far, without follows: those stay the
 * desk's.
 */
function openGos(state: RoomState, department: string, nowMs: number) {
  const { armed, answers } = houseDesksOf(state);
  const sinceMs = armed.find((one) => one.department === department)?.atMs;
  if (sinceMs === undefined) return [];
  const gone = new Map(callingOf(state).calls.map((call) => [call.cueId, goneAtMs(call)]));
  return calledCues(sheetOf(state)).flatMap((cue) => {
    const goAtMs = gone.get(cue.id);
    if (cue.department !== department || goAtMs === undefined) return [];
    if (goAtMs <= sinceMs || nowMs - goAtMs > ANSWER_WITHIN_MS) return [];
    const isAnswered = answers.some((one) => one.cueId === cue.id && one.goAtMs === goAtMs);
    return isAnswered ? [] : [{ cue, goAtMs }];
  });
}

type OpenGo = ReturnType<typeof openGos>[number];

/**
 * Joins house desks and a room: what a desk fires becomes an event of the room, and a GO for an armed department fires its
 * cue. It fires only what it hears as it happens: never late, never twice, never what a reconnect or a replay brings.
 */
export class HouseDeskLink {
  readonly #options: HouseDeskLinkOptions;
  #unsubscribe: readonly Unsubscribe[] = [];
  /** Since when the bridge hears each event as it happens; undefined while it does not. */
  #liveSinceMs: number | undefined;

  constructor(options: HouseDeskLinkOptions) {
    this.#options = options;
  }

  start(): void {
    const { room, desks } = this.#options;
    this.#unsubscribe = [
      ...desks.map((desk) =>
        desk.subscribe({
          onFired: (number) => this.#handleFired(desk, number),
          onChange: () => this.#announce(),
        }),
      ),
      room.subscribe(() => this.#look()),
    ];
    this.#announce();
    this.#look();
  }

  stop(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#unsubscribe = [];
  }

  #announce(): void {
    const { room, desks } = this.#options;
    room.window.setHouseDesks(
      desks.map(({ department, name, status }) => {
        const { isConnected, next } = status();
        const isNumber = v.is(firedNumberSchema, next);
        return { department, desk: name, isConnected, next: isNumber ? next : null };
      }),
    );
  }

  #handleFired({ department, name }: HouseDesk, said: string): void {
    const number = said.trim();
    if (!v.is(firedNumberSchema, number)) return;
    this.#options.room.dispatch({ type: 'desk-fired', department, desk: name, number });
  }

  #look(): void {
    const { room, desks } = this.#options;
    const { state, revision, connection } = room.getSnapshot();
    // In sample mode the authority is in the page.
    const isLive = !connection || (connection.phase === 'live' && !connection.isBehind);
    this.#liveSinceMs = isLive ? (this.#liveSinceMs ?? room.now()) : undefined;
    room.acknowledge(revision);
    for (const desk of desks) {
      for (const go of openGos(state, desk.department, room.now())) this.#handleGo(desk, go);
    }
  }

  #handleGo(desk: HouseDesk, { cue, goAtMs }: OpenGo): void {
    // Until the bridge is back it answers nothing, and what it then finds came late.
    if (this.#liveSinceMs === undefined) return;
    const { room, handled } = this.#options;
    const go = `${desk.department}:${cue.id}:${goAtMs}`;
    if (handled.has(go)) return;
    // First: a bridge that is killed now does not fire it again.
    handled.add(go);
    const judged = this.#judge(goAtMs, this.#liveSinceMs);
    const answer = judged === 'sent' && !desk.fire(cue.number) ? 'unreachable' : judged;
    const of = { department: desk.department, desk: desk.name, cueId: cue.id };
    room.dispatch({ type: 'desk-answered', ...of, goAtMs, answer });
  }

  #judge(goAtMs: number, liveSinceMs: number): DeskAnswer {
    const { room } = this.#options;
    const { connection } = room.getSnapshot();
    const errorMs = connection ? room.clockErrorMs() : 0;
    if (goAtMs <= liveSinceMs) return 'late';
    if (errorMs === null || errorMs >= FIRE_WITHIN_MS) return 'unsure';
    const ageMs = room.now() - goAtMs;
    // The clock of the caller's desk is ahead of all others.
    if (ageMs + errorMs < -FIRE_WITHIN_MS) return 'unsure';
    return ageMs + errorMs > FIRE_WITHIN_MS ? 'late' : 'sent';
  }
}
