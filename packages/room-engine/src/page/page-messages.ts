import * as v from 'valibot';
import type { SeenWindow } from '../authority/peer-processes';
import { idSchema } from '../log/basic-schemas';
import type { RoomTypes } from '../log/event';
import { VISIBILITIES } from '../protocol/page-lifecycle';

/** Fields that a page's window has in all kinds of rooms, without its role. */
export const pageWindowEntries = {
  by: idSchema,
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  visibility: v.fallback(v.picklist(VISIBILITIES), 'visible'),
  shown: v.fallback(v.nullable(v.number()), null),
  joinedAtMs: v.number(),
};

/**
 * Returns the schema of the messages between the pages of a browser about a room. All of them are
 * hints; only the storage counts. Unknown kinds and fields are ignored, so that pages of several
 * releases can be open.
 */
export function pageMessageSchemaFor<Room extends RoomTypes>(
  window: v.GenericSchema<unknown, SeenWindow<Room>>,
) {
  return v.variant('kind', [
    v.object({
      kind: v.literal('windows'),
      from: idSchema,
      windows: v.array(window),
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
}

export type PageMessageSchema<Room extends RoomTypes> = ReturnType<
  typeof pageMessageSchemaFor<Room>
>;
export type PageMessage<Room extends RoomTypes> = v.InferOutput<PageMessageSchema<Room>>;
export type PageMessageOf<Room extends RoomTypes, Kind extends PageMessage<Room>['kind']> = Extract<
  PageMessage<Room>,
  { kind: Kind }
>;
