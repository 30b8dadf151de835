import { isDeskRole, positionOf, type ServerFrame } from '../domain/index';
import type { Work } from './batch';
import type { Commit } from './commit';
import { encodeFrame, eventsFrames, namesOf } from './frames';
import type { RefusedEvent } from './read-events';
import type { Member } from './roster';

/** Something to be stored, and who waits for it. */
export interface Submission {
  readonly work: Work;
  /** The window that sent it; undefined where no window did. */
  readonly member: Member | undefined;
  readonly settle?: (error?: unknown) => void;
}

/** Tells windows which of their events were refused. */
export function answer({ results }: Commit, submissions: readonly Submission[]): void {
  for (const { member, work } of submissions) {
    if (member) refuse(member, results.get(work)?.refused ?? []);
  }
}

export function refuse({ connection }: Member, refused: readonly RefusedEvent[]): void {
  for (const event of refused) {
    const frame: ServerFrame = { kind: 'refused', ...event };
    connection.send(encodeFrame(frame));
  }
}

/** Sends what is new to all windows. An author's own events come back to it: that acknowledges them. */
export function sendEvents(
  { copy, events, newAuthors }: Pick<Commit, 'copy' | 'events' | 'newAuthors'>,
  members: readonly Member[],
): void {
  if (events.length === 0) return;
  const after = positionOf(copy.log) - events.length;
  const added = { after, events: events.map(({ event }) => event) };
  const names = namesOf(newAuthors);
  const forViewers = [...eventsFrames(added)];
  const forDesks = names.length > 0 ? [...eventsFrames(added, names)] : forViewers;
  for (const { connection, role } of members) {
    for (const frame of isDeskRole(role) ? forDesks : forViewers) connection.send(frame);
  }
}
