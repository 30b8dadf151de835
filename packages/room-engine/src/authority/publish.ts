import type { RoomTypes } from '../log/event';
import { positionOf } from '../log/event-log';
import type { Audiences } from './audiences';
import type { Work } from './batch';
import type { Commit } from './commit';
import { encodeFrame, eventsFrames, namesOf } from './frames';
import type { RefusedEvent } from './read-events';
import type { Member } from './roster';

/** Work to be stored, and the window that waits for it. */
export interface Submission<Room extends RoomTypes> {
  readonly work: Work<Room>;
  /** The window that sent the work; undefined if no window did. */
  readonly member: Member<Room> | undefined;
  readonly settle?: (error?: unknown) => void;
}

/** Tells windows which of their events were refused. */
export function answer<Room extends RoomTypes>(
  { results }: Commit<Room>,
  submissions: readonly Submission<Room>[],
): void {
  for (const { member, work } of submissions) {
    if (member) refuse(member, results.get(work)?.refused ?? []);
  }
}

export function refuse<Room extends RoomTypes>(
  { connection }: Member<Room>,
  refused: readonly RefusedEvent[],
): void {
  for (const event of refused) {
    connection.send(encodeFrame({ kind: 'refused', ...event }));
  }
}

/**
 * Sends new events to the windows of one audience. An author gets its own events back as their
 * acknowledgement.
 */
export function sendEvents<Room extends RoomTypes>(
  { uncompacted: log, events, newAuthors }: Commit<Room>,
  audiences: Audiences<Room>,
  audience: Room['audience'],
  members: readonly Member<Room>[],
): void {
  if (events.length === 0) return;
  const after = positionOf(log) - events.length;
  const added = {
    after,
    events: audiences.eventsFor(audience, log, log.steps.length - events.length),
  };
  const names = audiences.isWhole(audience) ? namesOf(newAuthors) : [];
  const frames = [...eventsFrames(added, names)];
  for (const { connection } of members) for (const frame of frames) connection.send(frame);
}
