import type { Permission } from '@standby/contracts';
import * as v from 'valibot';

/** A row of a collection as the API gives it. */
export interface Stored<T> {
  readonly item: T;
  /** Its place in the list: the newest has the highest, and it never changes. */
  readonly place: number;
  /** The organization's revision that changed it last. */
  readonly revision: number;
}

/** What was removed, and the organization's revision that did it. */
export interface RemovedItem {
  readonly id: string;
  readonly revision: number;
}

/** A part of what changed in a collection. */
export interface CollectionChanges<T> {
  readonly changed: readonly Stored<T>[];
  readonly removed: readonly RemovedItem[];
  /** Where to ask on from: `since` of the next request. */
  readonly revision: number;
  /** Where there is more: `after` of the next request. */
  readonly after: string | null;
  /** Number of items that are stored, and cannot be read. */
  readonly leftOut?: number | undefined;
}

/** What a refused change (409, `edit-conflict`) says beside its words. */
export interface EditConflictDetails<T> {
  /** The item as it is now. */
  readonly item: T;
  /** The fields that another person changed, too. */
  readonly fields: readonly string[];
  /** Who changed it last; null where that is not known. */
  readonly by: string | null;
}

/** The keys of a collection's routes, by what they do. */
export function collectionKeys<const Name extends string>(name: Name) {
  const path = `/organizations/:organizationId/${name}` as const;
  return {
    changes: `GET ${path}/changes`,
    create: `POST ${path}`,
    update: `PATCH ${path}/:itemId`,
    remove: `DELETE ${path}/:itemId`,
    restore: `POST ${path}/:itemId/restore`,
  } as const;
}

type Keys<Name extends string> = ReturnType<typeof collectionKeys<Name>>;

interface Route {
  readonly summary: string;
  readonly access: Permission;
}

interface ChangesRoute<T> extends Route {
  readonly query: v.GenericSchema<
    {
      readonly since?: string | undefined;
      readonly after?: string | undefined;
      readonly limit?: string | undefined;
      readonly part?: string | undefined;
    },
    {
      readonly since: number;
      readonly after?: string | undefined;
      readonly limit?: number | undefined;
      readonly part?: string | undefined;
    }
  >;
  readonly response: v.GenericSchema<CollectionChanges<T>>;
}

interface CreateRoute<T, New> extends Route {
  readonly body: v.GenericSchema<{ readonly id: string; readonly content: New }>;
  readonly response: v.GenericSchema<Stored<T>>;
  readonly status: 201;
}

/** What is different afterwards, and what the person saw of these fields. */
export interface Change<New> {
  readonly change: Partial<New>;
  readonly seen?: Partial<New> | undefined;
}

interface UpdateRoute<T, New> extends Route {
  readonly body: v.GenericSchema<Change<New>>;
  readonly response: v.GenericSchema<Stored<T>>;
}

interface StoredRoute<T> extends Route {
  readonly response: v.GenericSchema<Stored<T>>;
}

/** The routes of a collection at `/organizations/:organizationId/<name>`. */
export type CollectionRoutes<Name extends string, T, New> = Readonly<
  Record<Keys<Name>['changes'], ChangesRoute<T>> &
    Record<Keys<Name>['create'], CreateRoute<T, New>> &
    Record<Keys<Name>['update'], UpdateRoute<T, New>> &
    Record<Keys<Name>['remove'] | Keys<Name>['restore'], StoredRoute<T>>
>;

export interface CollectionContract<Name extends string, T, New extends object> {
  /** Part of the path. */
  readonly name: Name;
  readonly noun: { readonly one: string; readonly many: string };
  readonly read: Permission;
  readonly write: Permission;
  readonly schema: v.GenericSchema<T>;
  /** The field, and column, by whose value a client may ask for a part of the items, such as those of one show. */
  readonly partField?: string;
  /** What a person says about a new one. */
  readonly content: v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<New>;
}

const ID_MAX = 64;

/** An id as it is in a path. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/u), v.maxLength(ID_MAX));

const wholeNumber = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number));

/** The routes that every collection has. */
export function collectionRoutes<const Name extends string, T, New extends object>(
  contract: CollectionContract<Name, T, New>,
): CollectionRoutes<Name, T, New> {
  const { name, noun, read, write, schema, content, partField } = contract;
  const keys = collectionKeys(name);
  const stored = v.object({ item: schema, place: v.number(), revision: v.number() });
  const partial = v.partial(content);
  const routes = {
    [keys.changes]: {
      summary: `The ${noun.many}, or what changed of them after a revision, in parts.`,
      access: read,
      query: v.object({
        since: v.optional(wholeNumber, '0'),
        after: v.optional(idSchema),
        limit: v.optional(v.pipe(wholeNumber, v.minValue(1))),
        ...(partField && { part: v.optional(idSchema) }),
      }),
      response: v.object({
        changed: v.array(stored),
        removed: v.array(v.object({ id: v.string(), revision: v.number() })),
        revision: v.number(),
        after: v.nullable(v.string()),
        leftOut: v.optional(v.number()),
      }),
    },
    [keys.create]: {
      summary: `Adds a ${noun.one}. The id is the client’s own: the same request twice adds one.`,
      access: write,
      body: v.object({ id: idSchema, content }),
      response: stored,
      status: 201,
    },
    [keys.update]: {
      summary: `Changes fields of a ${noun.one}; refused where one of them is not as it was \`seen\`.`,
      access: write,
      body: v.object({ change: partial, seen: v.optional(partial) }),
      response: stored,
    },
    [keys.remove]: {
      summary: `Removes a ${noun.one}.`,
      access: write,
      response: stored,
    },
    [keys.restore]: {
      summary: `Puts a removed ${noun.one} back into its place.`,
      access: write,
      response: stored,
    },
  };
  // TypeScript widens computed keys of a generic name to `string`.
  return routes as unknown as CollectionRoutes<Name, T, New>;
}
