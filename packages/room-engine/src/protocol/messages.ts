import * as v from 'valibot';
import { countSchema, idSchema } from '../log/basic-schemas';
import type { RoomTypes } from '../log/event';
import { VISIBILITIES } from './page-lifecycle';

/*
 * Protocol 3: the messages between a window and the server, one JSON object per frame.
 * `docs/protocol.md` has the rules, each with an id. Unknown kinds of messages and unknown fields
 * are ignored, so that either side may be newer.
 */

/** The WebSocket subprotocol, which names the version. */
export const LIVE_SUBPROTOCOL = 'standby-live-3';

export const visibilitySchema = v.fallback(v.picklist(VISIBILITIES), 'visible');

/** Fields that `presence` has in all kinds of rooms. */
export const presenceEntries = {
  kind: v.literal('presence'),
  visibility: visibilitySchema,
  /** Position of the log that the screen shows; null before the first frame. */
  shown: v.nullable(countSchema),
};
const presenceSchema = v.object(presenceEntries);

/** Message of a window about itself. */
export type Presence<Room extends RoomTypes> = v.InferOutput<typeof presenceSchema> & {
  /** Name that a person without an account entered, for a window opened by a link. */
  name?: string;
} & Room['presence'];

/** Fields of a connected window that desks see in all kinds of rooms, without its role. */
export const rosterEntries = {
  id: idSchema,
  /** Number that tells windows of one role apart: *Viewer 2*. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  visibility: visibilitySchema,
  /** Whether the window's screen shows all acts that the server has stored. */
  isCurrent: v.boolean(),
  /** Name of the link by which the window was opened, with the person's name if they gave one. */
  name: v.exactOptional(v.string()),
  /** Whether the window does not answer. */
  isSilent: v.optional(v.boolean()),
  /** Person of the window; null if it was opened by a link. */
  person: v.nullable(
    v.object({
      id: idSchema,
      name: v.string(),
      /** Role as the organization names it. */
      role: v.string(),
    }),
  ),
};
const rosterEntrySchema = v.object(rosterEntries);

/** Person of a window; null if it was opened by a link. */
export type WindowPerson = v.InferOutput<typeof rosterEntrySchema>['person'];

/** A connected window, as desks see it. */
export type RosterEntry<Room extends RoomTypes> = v.InferOutput<typeof rosterEntrySchema> & {
  role: Room['role'];
} & Room['presence'];
