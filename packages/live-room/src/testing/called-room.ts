import type { Cue, CueTrigger } from '../domain/state/cue-schema';
import { apply, type Command, refusalOf } from '../domain/acts/acts';
import type { RoomState } from '../domain/state/room-schema';
import { sampleRoom } from '../domain/state/room-state';
import { callOf, callingOf } from '../domain/state/calling-schema';
import { dueCues } from '../domain/calling/due-cues';
import { nextCues } from '../domain/calling/next-moment';

export const START_MS = 1_800_000_000_000;
export const NOOR = { callerId: 'noor', name: 'Noor' };
export const MIRA = { callerId: 'mira', name: 'Mira' };

const CALLED: CueTrigger = { kind: 'called' };

export function cue(id: string, changes: Partial<Cue> = {}): Cue {
  return { id, department: 'LX', number: id.replace(/\D/g, ''), trigger: CALLED, ...changes };
}

/** LX 1; SQ 2 with LX 3, called together; LX 4 follows after 2 s; LX 5 hangs 3 s on it; FS 6 by sight; LX 7. */
export const SHEET: readonly Cue[] = [
  cue('c1'),
  cue('c2', { department: 'SQ', momentId: 'm' }),
  cue('c3', { momentId: 'm' }),
  cue('c4', { trigger: { kind: 'follow', seconds: 2 } }),
  cue('c5', { trigger: { kind: 'hang', seconds: 3 } }),
  cue('c6', { department: 'FS', trigger: { kind: 'visual' } }),
  cue('c7', { timer: { timerId: 'intermission', act: 'go' } }),
];

/** A room with a cue sheet, from the view of the desk that calls the show. */
export class CalledRoom {
  state: RoomState;
  nowMs = START_MS;

  constructor(cues: readonly Cue[] = SHEET) {
    this.state = apply(
      sampleRoom('hamlet'),
      { type: 'add-cues', cues: [...cues], beforeCueId: null },
      START_MS,
    );
  }

  do(command: Command, afterMs = 1_000): string | undefined {
    this.nowMs += afterMs;
    const refusal = refusalOf(this.state, command, this.nowMs);
    this.state = apply(this.state, command, this.nowMs);
    return refusal;
  }

  get next(): string[] {
    const cues = this.state.cueSheet?.cues ?? [];
    return nextCues(cues, callingOf(this.state)).map(({ id }) => id);
  }

  go(caller = NOOR, isConfirmed = true, afterMs = 1_000): string | undefined {
    const { callerId } = caller;
    return this.do({ type: 'go-cues', callerId, cueIds: this.next, isConfirmed }, afterMs);
  }

  /** Runs everything that is due by now, each at its own moment. */
  fire(): string[] {
    const fired: string[] = [];
    for (;;) {
      const [due] = dueCues(this.state)
        .filter(({ atMs }) => atMs <= this.nowMs)
        .toSorted((one, other) => one.atMs - other.atMs);
      if (!due) return fired;
      const refusal = refusalOf(this.state, due.act, due.atMs);
      if (refusal) throw new Error(`What is due is refused: ${refusal}`);
      this.state = apply(this.state, due.act, due.atMs);
      fired.push(`${due.act.cueId} ${(due.atMs - START_MS) / 1000}`);
    }
  }

  call(cueId: string) {
    return callOf(callingOf(this.state), cueId);
  }
}

export function onBook(cues?: readonly Cue[]): CalledRoom {
  const show = new CalledRoom(cues);
  show.do({ type: 'take-book', ...NOOR });
  return show;
}
