import { isDeepStrictEqual } from 'node:util';
import type { Outcome, Recorded, StoredEvent } from './history.ts';

export interface Verdict {
  readonly rule: string;
  /** Number of history entries that the rule was tried on. */
  readonly checked: number;
  /** Descriptions of violations of the rule. */
  readonly failures: readonly string[];
}

/** Rounding error of two readings, in whole milliseconds. */
const ROUNDING_MS = 2;

type Entry<Kind extends Recorded['kind']> = Extract<Recorded, { kind: Kind }>;

function entriesOf<Kind extends Recorded['kind']>(
  history: readonly Recorded[],
  kind: Kind,
): Entry<Kind>[] {
  return history.filter((entry): entry is Entry<Kind> => entry.kind === kind);
}

const authorOf = (event: string): string => event.slice(0, event.lastIndexOf(':'));
const numberOf = (event: string): number => Number(event.slice(event.lastIndexOf(':') + 1));

function verdict(rule: string, failures: readonly (string | undefined)[]): Verdict {
  return { rule, checked: failures.length, failures: failures.flatMap((one) => one ?? []) };
}

/** Returns the events of its own author ids that each window received, which acknowledges them. */
function acknowledged(history: readonly Recorded[]): Entry<'received'>[] {
  const sent = new Set(entriesOf(history, 'sent').map(({ window, event }) => `${window} ${event}`));
  return entriesOf(history, 'received').filter(({ window, event }) =>
    sent.has(`${window} ${event}`),
  );
}

/**
 * Removes the events that windows received before a fork at positions that the copy, which serves
 * since then, did not have. Windows bring these events back, and they get another position. Events
 * at earlier positions stay.
 */
function withoutForked(history: readonly Recorded[]): Recorded[] {
  let forkedAfter = Number.POSITIVE_INFINITY;
  const kept = history.toReversed().filter((entry) => {
    if (entry.kind === 'fork') forkedAfter = Math.min(forkedAfter, entry.position);
    return entry.kind !== 'received' || entry.position <= forkedAfter;
  });
  return kept.toReversed();
}

function checkAcknowledged(history: readonly Recorded[], { log }: Outcome): Verdict {
  const places = new Map<string, StoredEvent[]>();
  const placed = new Set(withoutForked(history));
  for (const stored of log) places.set(stored.event, [...(places.get(stored.event) ?? []), stored]);
  return verdict(
    'every acknowledged act is in the log, exactly once',
    acknowledged(history).map((entry) => {
      const { event, act, position } = entry;
      const found = places.get(event) ?? [];
      const [only] = found;
      if (found.length !== 1) return `${event} is in the log ${found.length} times`;
      if (only?.position !== position && placed.has(entry))
        return `${event} was acknowledged at ${position}`;
      return only?.act === act ? undefined : `${event} is another act in the log`;
    }),
  );
}

/**
 * An outbox outlives the faults of servers, so events that no server has acknowledged are sent
 * again.
 */
function checkDone(history: readonly Recorded[], { log }: Outcome): Verdict {
  const stored = new Set(log.map(({ event }) => event));
  const refused = new Map<string, number>();
  for (const { event } of entriesOf(history, 'refused')) {
    const before = refused.get(authorOf(event)) ?? Number.POSITIVE_INFINITY;
    refused.set(authorOf(event), Math.min(before, numberOf(event)));
  }
  return verdict(
    'every act that was done is in the log, or was refused',
    entriesOf(history, 'done').map(({ event }) => {
      const isWithdrawn = numberOf(event) >= (refused.get(authorOf(event)) ?? Number.NaN);
      return stored.has(event) || isWithdrawn ? undefined : `${event} is not in the log`;
    }),
  );
}

/** A refused event may be stored later if it was sent again after a gap was filled. */
function checkRefused(history: readonly Recorded[], { log }: Outcome): Verdict {
  const stored = new Map(log.map(({ event, act }) => [event, act]));
  const sentLast = new Map(
    entriesOf(history, 'sent').map(({ event, act, atMs }) => [event, { act, atMs }]),
  );
  return verdict(
    'no act that was refused is in the log',
    entriesOf(history, 'refused').map(({ event, atMs, reason }) => {
      const sent = sentLast.get(event);
      const isStored = sent !== undefined && stored.get(event) === sent.act;
      return isStored && sent.atMs < atMs ? `${event} was refused (${reason})` : undefined;
    }),
  );
}

function checkOrigin(history: readonly Recorded[], { log }: Outcome): Verdict {
  const sent = new Set(entriesOf(history, 'sent').map(({ event, act }) => `${event} ${act}`));
  return verdict(
    'every act in the log was sent by a window',
    log
      .filter(({ event }) => authorOf(event) !== 'server')
      .map(({ event, act }) => (sent.has(`${event} ${act}`) ? undefined : `${event} is unknown`)),
  );
}

function checkPositions({ log }: Outcome): Verdict {
  const numbers = new Map<string, number>();
  return verdict(
    'positions, and the numbers of each author, have no gap',
    log.map(({ position, event }, index) => {
      const author = authorOf(event);
      const expected = (numbers.get(author) ?? 0) + 1;
      numbers.set(author, numberOf(event));
      if (position !== index + 1) return `${position} follows ${index}`;
      return numberOf(event) === expected ? undefined : `${event} at ${position} is out of turn`;
    }),
  );
}

/**
 * Viewers may get another text of an act, or a placeholder (H2), but always at the position of the
 * log.
 */
function checkOrder(history: readonly Recorded[], { log, windows }: Outcome): Verdict {
  const at = new Map(log.map((stored) => [stored.position, stored]));
  const viewers = new Set(
    windows.filter(({ audience }) => audience !== 'desks').map(({ name }) => name),
  );
  const isSame = (received: Entry<'received'>, stored: StoredEvent | undefined): boolean =>
    received.event === stored?.event &&
    (received.act === stored.act || viewers.has(received.window));
  return verdict(
    'all windows received events in the order of the log',
    entriesOf(withoutForked(history), 'received').map((received) =>
      isSame(received, at.get(received.position))
        ? undefined
        : `${received.window} received ${received.event} at ${received.position}`,
    ),
  );
}

/** An act that a person does after another act was shown anywhere comes after that act. */
function checkRealTime(history: readonly Recorded[], { log }: Outcome): Verdict {
  const positions = new Map(log.map(({ event, position }) => [event, position]));
  const failures: (string | undefined)[] = [];
  let receivedUpTo = 0;
  for (const entry of withoutForked(history)) {
    if (entry.kind === 'received') receivedUpTo = Math.max(receivedUpTo, entry.position);
    const position = entry.kind === 'done' ? positions.get(entry.event) : undefined;
    if (entry.kind !== 'done' || position === undefined) continue;
    const isLater = position > receivedUpTo;
    failures.push(
      isLater ? undefined : `${entry.event} is at ${position}, done after ${receivedUpTo}`,
    );
  }
  return verdict('an act done after another one was shown is stored after it', failures);
}

function checkAgreement({ log, windows }: Outcome): Verdict {
  return verdict(
    'all windows, and the log replayed, show the same',
    windows.map(({ name, audience, position, unsent, state }) => {
      const first = windows.find((window) => window.audience === audience);
      if (unsent > 0) return `${name} has ${unsent} acts that were not acknowledged`;
      if (position !== log.length) return `${name} is at ${position} of ${log.length}`;
      return isDeepStrictEqual(state, first?.state) ? undefined : `${name} shows another state`;
    }),
  );
}

function checkClock(history: readonly Recorded[]): Verdict {
  let latest = { atLeastMs: Number.NEGATIVE_INFINITY, window: '' };
  return verdict(
    'the room’s clock never goes back by more than the stated error',
    entriesOf(history, 'time').map(({ window, roomMs, errorMs }) => {
      const backMs = latest.atLeastMs - (roomMs + errorMs) - ROUNDING_MS;
      const before = latest;
      if (roomMs - errorMs > latest.atLeastMs) latest = { atLeastMs: roomMs - errorMs, window };
      return backMs > 0
        ? `${window} is ${backMs.toFixed(1)} ms behind ${before.window}`
        : undefined;
    }),
  );
}

/**
 * Checks whether one log that loses nothing explains what the windows of a run did and received.
 */
export function checkHistory(history: readonly Recorded[], outcome: Outcome): Verdict[] {
  return [
    checkAcknowledged(history, outcome),
    checkDone(history, outcome),
    checkRefused(history, outcome),
    checkOrigin(history, outcome),
    checkPositions(outcome),
    checkOrder(history, outcome),
    checkRealTime(history, outcome),
    checkAgreement(outcome),
    checkClock(history),
  ];
}
