import { positionOf } from '@standby/room-engine/log/event-log';
import { type Audience, eventsFor, type ServerFrame } from '../domain/index';
import type { Work } from './batch';
import type { Commit } from './commit';
import { encodeFrame, eventsFrames, namesOf } from './frames';
import type { RefusedEvent } from './read-events';
import type { Member } from './roster';

/** Work to be stored, and the window that waits for it. */
export interface Submission {
  readonly work: Work;
  /** The window that sent the work; undefined if no window did. */
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

/**
 * Sends new events to the windows of one audience. An author gets its own events back as their
 * acknowledgement.
 */
export function sendEvents(
  { uncompacted: log, events, newAuthors }: Commit,
  audience: Audience,
  members: readonly Member[],
): void {
  if (events.length === 0) return;
  const after = positionOf(log) - events.length;
  const added = { after, events: eventsFor(audience, log, log.steps.length - events.length) };
  const names = audience === 'desks' ? namesOf(newAuthors) : [];
  const frames = [...eventsFrames(added, names)];
  for (const { connection } of members) for (const frame of frames) connection.send(frame);
}
