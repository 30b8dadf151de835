import * as messages from '@standby/room-engine/page/page-messages';
import * as v from 'valibot';
import { WINDOW_ROLES } from '../acts/permissions';
import type { ShowRoom } from '../event-log/event';
import { hintEntries } from '../presence/hints';

/** The messages between the pages of a browser about a show's room. */
export const pageMessageSchema = messages.pageMessageSchemaFor<ShowRoom>(
  v.object({ ...messages.pageWindowEntries, role: v.picklist(WINDOW_ROLES), ...hintEntries }),
);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
export type PageMessageOf<K extends PageMessage['kind']> = Extract<PageMessage, { kind: K }>;
