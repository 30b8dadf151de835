import { apply } from './apply';
import { compareEntries, type Act, type Entry, entryId, isKnown, type KnownEntry } from './entry';
import { countOf, headOf, type Heads } from './heads';
import { lineOf, type LogLine, opaqueLineOf } from './log';
import { describeLine } from './log-words';
import { type RoomState, sampleRoom } from './room-state';
import { type Refusal, refusalOf } from './rules';
import { undosIn, type Undos } from './undo';

/*
 * The journal is the room: a base state and all acts since, in an order that every window computes
 * alike. Whatever arrives late goes to its place, and what follows is replayed; so windows that know
 * the same acts show the same room, however the acts travelled. Refused acts stay in, without effect.
 */

/** What the acts were folded into so far, so that a journal does not grow without end. */
export interface Base {
  /** Rises with each folding; of two bases the higher one counts, then the one of the higher id. */
  readonly generation: number;
  /** The window that folded. */
  readonly by: string;
  /** The acts that are in. */
  readonly covered: Heads;
  /** Highest of their lamport numbers. */
  readonly lamport: number;
  readonly state: RoomState;
  /** Their log. */
  readonly lines: readonly LogLine[];
}

export interface Step {
  readonly entry: Entry;
  /** `opaque` where this release does not know what the act does. */
  readonly outcome: 'done' | 'undone' | 'opaque' | Refusal;
  readonly after: RoomState;
  /** What the log says of it; null where the act was refused. */
  readonly line: LogLine | null;
}

export interface Journal {
  readonly base: Base;
  readonly steps: readonly Step[];
  readonly heads: Heads;
  /** Acts whose author's acts before them are still on their way. */
  readonly early: readonly Entry[];
}

/** How many acts may wait for those before them; more than that is no lost message but nonsense. */
const EARLY_MAX = 1_000;

/** The base that all windows of a show start from. */
export function firstBase(showId: string): Base {
  const state = sampleRoom(showId);
  return { generation: 0, by: '', covered: new Map(), lamport: 0, state, lines: [] };
}

export function openJournal(base: Base): Journal {
  return { base, steps: [], heads: base.covered, early: [] };
}

export function stateOf(journal: Journal): RoomState {
  return journal.steps.at(-1)?.after ?? journal.base.state;
}

/** Counts the acts that the state rests on. */
export function revisionOf(journal: Journal): number {
  return countOf(journal.heads);
}

/** The whole log, oldest first. */
export function linesOf(journal: Journal): LogLine[] {
  return [...journal.base.lines, ...journal.steps.flatMap(({ line }) => line ?? [])];
}

/** An act of one's own as an entry: to be merged here and sent to the others. */
export function nextEntry(
  journal: Journal,
  author: Pick<Entry, 'by' | 'role'>,
  act: Act,
  atMs: number,
): KnownEntry {
  const lamport = journal.steps.at(-1)?.entry.lamport ?? journal.base.lamport;
  return {
    ...author,
    seq: headOf(journal.heads, author.by) + 1,
    lamport: Math.max(lamport, journal.base.lamport) + 1,
    atMs,
    act,
  };
}

function expectedOutcome({ undone, late }: Undos, id: string): 'undone' | 'too-late' | undefined {
  if (undone.has(id)) return 'undone';
  return late.has(id) ? 'too-late' : undefined;
}

function takeStep(before: RoomState, entry: Entry, undos: Undos, steps: readonly Step[]): Step {
  const id = entryId(entry);
  const expected = expectedOutcome(undos, id);
  if (!isKnown(entry)) {
    const undone = expected === 'undone' ? expected : undefined;
    const line = markUndone(opaqueLineOf(entry), undone);
    return { entry, outcome: undone ?? 'opaque', after: before, line };
  }
  const { act, atMs } = entry;
  if (expected === 'too-late') return { entry, outcome: expected, after: before, line: null };

  if (act.type === 'undo') {
    const target = steps.find((step) => entryId(step.entry) === act.entryId)?.line;
    const line = lineOf(entry, before, before, target ? describeLine(target) : null);
    return { entry, outcome: expected ?? 'done', after: before, line: markUndone(line, expected) };
  }
  const refusal = refusalOf(before, act, atMs);
  if (refusal && !expected) return { entry, outcome: refusal, after: before, line: null };
  const after = apply(before, act, atMs);
  const line = markUndone(lineOf(entry, before, after), expected);
  return { entry, outcome: expected ?? 'done', after: expected ? before : after, line };
}

function markUndone(line: LogLine, expected: 'undone' | undefined): LogLine {
  return expected ? { ...line, isUndone: true } : line;
}

/** Steps for these entries in order; those that nothing changed for are taken from `known`. */
function replay(base: Base, entries: readonly Entry[], known: readonly Step[]): Step[] {
  const undos = undosIn(entries);
  const steps: Step[] = [];
  let state = base.state;
  let isSameSoFar = true;
  for (const [index, entry] of entries.entries()) {
    const old = known[index];
    const expected = expectedOutcome(undos, entryId(entry));
    const wasExpected =
      old?.outcome === 'undone' || old?.outcome === 'too-late' ? old.outcome : undefined;
    isSameSoFar &&= old?.entry === entry && wasExpected === expected;
    const step = isSameSoFar && old ? old : takeStep(state, entry, undos, steps);
    steps.push(step);
    state = step.after;
  }
  return steps;
}

/**
 * Takes acts in, in any order, any number of times. Acts after a gap wait until it is filled.
 * @returns the very same journal where nothing was new.
 */
export function merge(journal: Journal, arrived: readonly Entry[]): Journal {
  const heads = new Map(journal.heads);
  const added: Entry[] = [];
  const early: Entry[] = [];
  const candidates = [...journal.early, ...arrived].toSorted((one, other) => one.seq - other.seq);
  for (const entry of candidates) {
    const head = headOf(heads, entry.by);
    if (entry.seq === head + 1) {
      heads.set(entry.by, entry.seq);
      added.push(entry);
    } else if (entry.seq > head + 1 && early.length < EARLY_MAX) {
      if (!early.some((other) => entryId(other) === entryId(entry))) early.push(entry);
    }
  }
  if (added.length === 0) {
    return early.length === journal.early.length ? journal : { ...journal, early };
  }
  const entries = [...journal.steps.map(({ entry }) => entry), ...added].toSorted(compareEntries);
  return { ...journal, steps: replay(journal.base, entries, journal.steps), heads, early };
}
