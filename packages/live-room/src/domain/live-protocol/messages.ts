import * as v from 'valibot';
import { AUDIENCES } from '../room/act-table';
import { idSchema } from '../room/room-schema';
import { screenIdentitySchema } from '../room/screen-settings';
import { sheetCellSchema, VISIBILITIES } from './screens';

/*
 * Protocol 3: the messages between a window and the server, one JSON object a frame. `docs/protocol.md` has the
 * rules, each with an id. An unknown kind of message and unknown fields are ignored, so that either side may be the
 * newer one.
 */

/** The WebSocket subprotocol, which names the version. */
export const LIVE_SUBPROTOCOL = 'standby-live-3';

/** The largest message in bytes, either way but for `log`. */
export const MESSAGE_MAX_BYTES = 64 * 1024;

/** How many events one message carries. */
export const EVENTS_MAX = 100;

/** What a person may do in a room that they reach, the most first. */
export const LIVE_ROLES = ['controller', 'deputy', 'department', 'viewer'] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const momentSchema = v.pipe(v.number(), v.finite());
export const visibilitySchema = v.fallback(v.picklist(VISIBILITIES), 'visible');

/** A hint, which releases before it do not send. */
export const selectedSchema = v.exactOptional(idSchema);

/** Where the person of a desk is in the cue sheet; a hint, too. */
export const windowCellSchema = v.exactOptional(sheetCellSchema);

/** How many GOs a light reports: the desk shows as many moments. */
export const SHOWN_GOS_MAX = 3;

/** A GO that a cue light showed: its moment, and when it was first on the screen. Both are of the room's time. */
const shownGoSchema = v.object({ goAtMs: momentSchema, shownAtMs: momentSchema });
export type ShownGo = v.InferOutput<typeof shownGoSchema>;

/** Of a cue light; a hint, too. */
export const shownGosSchema = v.exactOptional(
  v.pipe(v.array(shownGoSchema), v.maxLength(SHOWN_GOS_MAX)),
);

/** The id by which the tab of a desk is on the book; a hint, too. */
export const windowCallerSchema = v.exactOptional(idSchema);

/** Which screen a viewer is, and how it is called there; a hint, too. */
export const windowScreenSchema = v.exactOptional(screenIdentitySchema);

/** What a window's log has of the room's: without the acts that are not for this audience. */
export const audienceSchema = v.fallback(v.picklist(AUDIENCES), 'everyone');
