import { sequenceOf } from '../../src/domain/index';
import type { Work } from './batch';
import type { Commit } from './commit';
import { encodeFrame, entriesFrames, namesOf } from './frames';
import type { RefusedEvent } from './read-entries';
import type { Member } from './roster';

/** Something to be stored, and who waits for it. */
export interface Submission {
  readonly work: Work;
  /** The window that sent it; undefined where no window did. */
  readonly member: Member | undefined;
  readonly settle?: (error?: unknown) => void;
}

/** Says what is stored, and what was not taken. */
export function answer({ results, copy }: Commit, submissions: readonly Submission[]): void {
  const stored = new Map<Member, Set<string>>();
  for (const { member, work } of submissions) {
    const result = results.get(work);
    if (!member || !result) continue;
    const authors = stored.get(member) ?? new Set();
    stored.set(member, authors);
    for (const by of result.stored) authors.add(by);
  }
  for (const [{ connection }, authors] of stored) {
    const heads = Array.from(authors, (by): [string, number] => [
      by,
      sequenceOf(copy.log.versionVector, by),
    ]);
    if (heads.length > 0) connection.send(encodeFrame({ kind: 'ack', heads }));
  }
  for (const { member, work } of submissions) {
    if (member) refuse(member, results.get(work)?.refused ?? []);
  }
}

export function refuse({ connection }: Member, refused: readonly RefusedEvent[]): void {
  for (const event of refused) connection.send(encodeFrame({ kind: 'refused', ...event }));
}

/** Sends what is new to all windows, but to none what it sent itself. */
export function sendEvents(
  { events, newAuthors }: Pick<Commit, 'events' | 'newAuthors'>,
  submissions: readonly Submission[],
  members: readonly Member[],
): void {
  if (events.length === 0) return;
  const sent = new Map<Member, Set<Work>>();
  for (const { member, work } of submissions) {
    if (member) sent.set(member, (sent.get(member) ?? new Set()).add(work));
  }
  const all = events.map(({ event }) => event);
  const names = namesOf(newAuthors);
  const forViewers = [...entriesFrames(all)];
  const forControllers = names.length > 0 ? [...entriesFrames(all, names)] : forViewers;
  for (const member of members) {
    const { connection, role } = member;
    const own = sent.get(member);
    const others = own && events.filter(({ from }) => !from || !own.has(from));
    const frames = others
      ? entriesFrames(
          others.map(({ event }) => event),
          role === 'controller' ? names : [],
        )
      : role === 'controller'
        ? forControllers
        : forViewers;
    for (const frame of frames) connection.send(frame);
  }
}
