import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { VISIBILITIES } from '@standby/room-engine/protocol/page-lifecycle';
import { AUDIENCES } from '../rules/define-act';
import { DEPARTMENTS_MAX } from '../state/cue-schema';
import { houseDeskStatusSchema } from '../state/house-desk-schema';
import { screenIdentitySchema } from '../state/screen-settings';
import { sheetCellSchema, shownGoSchema } from '../presence/screens';

/*
 * Protocol 3: the messages between a window and the server, one JSON object per frame.
 * `docs/protocol.md` has the rules, each with an id. Unknown kinds of messages and unknown fields
 * are ignored, so that either side may be newer.
 */

/** The WebSocket subprotocol, which names the version. */
export const LIVE_SUBPROTOCOL = 'standby-live-3';

/** Roles of a window in a room, the one with the most permissions first. */
export const LIVE_ROLES = ['controller', 'deputy', 'department', 'bridge', 'viewer'] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

export const visibilitySchema = v.fallback(v.picklist(VISIBILITIES), 'visible');

/** Timer that a desk has selected. Earlier releases do not send this hint. */
export const selectedSchema = v.exactOptional(idSchema);

/** Cell of the cue sheet in which a desk's person is; also a hint. */
export const windowCellSchema = v.exactOptional(sheetCellSchema);

/** Maximum number of GOs that a light reports, equal to the moments that the desk shows. */
export const SHOWN_GOS_MAX = 3;

/** GOs that a cue light has shown; also a hint. */
export const shownGosSchema = v.exactOptional(
  v.pipe(v.array(shownGoSchema), v.maxLength(SHOWN_GOS_MAX)),
);

/** How the house desks of a bridge stand; a hint, too. */
export const windowHouseDesksSchema = v.exactOptional(
  v.pipe(v.array(houseDeskStatusSchema), v.maxLength(DEPARTMENTS_MAX)),
);

/** Id by which a desk's tab is on the book; also a hint. */
export const windowCallerSchema = v.exactOptional(idSchema);

/** Identity of a viewer's screen, with the name entered there; also a hint. */
export const windowScreenSchema = v.exactOptional(screenIdentitySchema);

/** Audience of a window, which determines the acts that its log contains. */
export const audienceSchema = v.fallback(v.picklist(AUDIENCES), 'everyone');
