import * as v from 'valibot';
import type * as messages from '@standby/room-engine/protocol/messages';
import type { ShowRoom } from '../event-log/event';
import { AUDIENCES } from '../rules/define-act';

/** Roles of a window in a room, the one with the most permissions first. */
export const LIVE_ROLES = ['controller', 'deputy', 'department', 'bridge', 'viewer'] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

/** Audience of a window, which determines the acts that its log contains. */
export const audienceSchema = v.fallback(v.picklist(AUDIENCES), 'everyone');

export type RosterEntry = messages.RosterEntry<ShowRoom>;
