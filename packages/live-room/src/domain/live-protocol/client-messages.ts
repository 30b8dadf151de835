import * as v from 'valibot';
import * as messages from '@standby/room-engine/protocol/client-messages';
import { presenceEntries } from '@standby/room-engine/protocol/messages';
import { WINDOW_ROLES } from '../acts/permissions';
import type { ShowRoom } from '../event-log/event';
import { answerNameSchema } from '../state/call-schemas';
import { hintEntries } from '../presence/hints';
import { audienceSchema } from './messages';

const clientMessageSchema = messages.clientMessageSchemaFor<ShowRoom>({
  role: v.picklist(WINDOW_ROLES),
  audience: audienceSchema,
  presence: v.object({
    ...presenceEntries,
    ...hintEntries,
    /** Name that a person without an account entered, for a window opened by a link. */
    name: v.exactOptional(answerNameSchema),
    /** Department for which a cue light, or the page for calls, answers. */
    department: v.exactOptional(answerNameSchema),
  }),
});

export type ClientMessage = messages.ClientMessage<ShowRoom>;
export type ClientMessageOf<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;
export type ClientFrame = messages.ClientFrame<ShowRoom>;

/** Reads a window's frame, see `readFrame`. */
export const readClientFrame = (text: string) => messages.readFrame(text, clientMessageSchema);
