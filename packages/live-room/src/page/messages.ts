import * as v from 'valibot';
import { VISIBILITIES } from '@standby/room-engine/protocol/page-lifecycle';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { hintEntries } from '../domain/presence/hints';
import { WINDOW_ROLES } from '../domain/acts/permissions';

/** A window of a page, as the other pages know it. */
const windowSchema = v.object({
  by: idSchema,
  role: v.picklist(WINDOW_ROLES),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  visibility: v.fallback(v.picklist(VISIBILITIES), 'visible'),
  shown: v.fallback(v.nullable(v.number()), null),
  ...hintEntries,
  joinedAtMs: v.number(),
});

/**
 * Messages between the pages of a browser about a room. All of them are hints; only the storage
 * counts. Unknown kinds and fields are ignored, so that pages of several releases can be open.
 */
const pageMessageSchema = v.variant('kind', [
  v.object({
    kind: v.literal('windows'),
    from: idSchema,
    windows: v.array(windowSchema),
    /** Version of the documents that the page writes. */
    version: v.number(),
    /** End of the page's log, as a text that is the same in pages with the same log. */
    known: v.string(),
    /** Whether the other pages are to answer with their windows. */
    asks: v.boolean(),
  }),
  v.object({ kind: v.literal('identify'), to: idSchema }),
  /** Events that the page has stored. */
  v.object({ kind: v.literal('events'), events: v.array(v.unknown()) }),
  /** The whole room, sent if the browser does not store it. */
  v.object({ kind: v.literal('log'), document: v.unknown() }),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
export type PageMessageOf<K extends PageMessage['kind']> = Extract<PageMessage, { kind: K }>;

/** @returns undefined for anything else that the channel carried */
export function decodePageMessage(data: unknown): PageMessage | undefined {
  const message = v.safeParse(pageMessageSchema, data);
  return message.success ? message.output : undefined;
}
