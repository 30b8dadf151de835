import * as v from 'valibot';
import { rosterEntries } from '@standby/room-engine/protocol/messages';
import * as messages from '@standby/room-engine/protocol/server-messages';
import type { ShowRoom } from '../event-log/event';
import { hintEntries } from '../presence/hints';
import { audienceSchema, LIVE_ROLES } from './messages';

const role = v.fallback(v.picklist(LIVE_ROLES), 'viewer');

const serverMessageSchema = messages.serverMessageSchemaFor<ShowRoom>({
  role,
  audience: audienceSchema,
  window: v.object({
    ...rosterEntries,
    role,
    ...hintEntries,
    /**
     * Whether the window is a view-only desk. It has the role of a viewer, but does not count as a
     * screen.
     */
    isDesk: v.exactOptional(v.boolean()),
  }),
});

export type ServerMessage = messages.ServerMessage<ShowRoom>;
export type ServerMessageOf<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;
export type ServerFrame = messages.ServerFrame<ShowRoom>;

/** @returns undefined for an invalid message, or one of an unknown kind */
export const decodeServerMessage = (text: string) =>
  messages.decodeMessage(text, serverMessageSchema);
