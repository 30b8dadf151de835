import type { Permission } from '@standby/contracts';
import * as v from 'valibot';

/** A row of a collection as the API returns it. */
export interface Stored<T> {
  readonly item: T;
  /** Place of the item in the list: the newest item has the highest, and a place never changes. */
  readonly place: number;
  /** Revision of the organization that changed the item last. */
  readonly revision: number;
}

/** Id of a removed item, and the organization's revision that removed it. */
export interface RemovedItem {
  readonly id: string;
  readonly revision: number;
}

/** One part of the changes in a collection. */
export interface CollectionChanges<T> {
  readonly changed: readonly Stored<T>[];
  readonly removed: readonly RemovedItem[];
  /** Revision that this part leads up to: `since` of the next request. */
  readonly revision: number;
  /** `after` of the next request; null for the last part. */
  readonly after: string | null;
  /** Number of stored items that cannot be read. */
  readonly leftOut?: number | undefined;
}

/** Details of a refused change (409, `edit-conflict`). */
export interface EditConflictDetails<T> {
  /** The item as it is now. */
  readonly item: T;
  /** The fields that another person also changed. */
  readonly fields: readonly string[];
  /** Name of the person who changed the item last; null if unknown. */
  readonly by: string | null;
}

/** Returns the keys of a collection's routes, by their purpose. */
export function collectionKeys<const Name extends string>(name: Name) {
  const path = `/organizations/:organizationId/${name}` as const;
  return {
    changes: `GET ${path}/changes`,
    create: `POST ${path}`,
    update: `PATCH ${path}/:itemId`,
    remove: `DELETE ${path}/:itemId`,
    restore: `POST ${path}/:itemId/restore`,
    createAll: `POST ${path}/many`,
    removeAll: `POST ${path}/remove-many`,
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

/** The new values of the changed fields, and the values of these fields that the person saw. */
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

interface CreateAllRoute<New> extends Route {
  readonly body: v.GenericSchema<{
    readonly entries: readonly { readonly id: string; readonly content: New }[];
  }>;
  readonly response: v.GenericSchema<{ readonly added: number }>;
}

interface RemoveAllRoute extends Route {
  readonly body: v.GenericSchema<{ readonly ids: readonly string[] }>;
  readonly response: v.GenericSchema<{ readonly removed: number }>;
}

/** The routes that change many items of a collection at once. */
export type ManyRoutes<Name extends string, New> = Readonly<
  Record<Keys<Name>['createAll'], CreateAllRoute<New>> &
    Record<Keys<Name>['removeAll'], RemoveAllRoute>
>;

export interface CollectionContract<Name extends string, T, New extends object> {
  /** Name of the collection in the path of its routes. */
  readonly name: Name;
  readonly noun: { readonly one: string; readonly many: string };
  readonly read: Permission;
  readonly write: Permission;
  readonly schema: v.GenericSchema<T>;
  /** Field and column that selects a part of the items: a client may ask for the items of one show, for example. */
  readonly partField?: string;
  /** Schema of the content that a person enters for a new item. */
  readonly content: v.ObjectSchema<v.ObjectEntries, undefined> & v.GenericSchema<New>;
}

const ID_MAX = 64;

/** An id as it stands in a path. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]+$/u), v.maxLength(ID_MAX));

const wholeNumber = v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number));

/** Returns the routes that every collection has. */
export function collectionRoutes<const Name extends string, T, New extends object>(
  contract: CollectionContract<Name, T, New>,
): CollectionRoutes<Name, T, New> {
  const { name, noun, read, write, schema, content, partField } = contract;
  const keys = collectionKeys(name);
  const stored = v.object({ item: schema, place: v.number(), revision: v.number() });
  const partial = v.partial(content);
  const routes = {
    [keys.changes]: {
      summary: `The ${noun.many}, or their changes after a revision, in parts.`,
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
      summary: `Changes fields of a ${noun.one}; refused if one of them differs from its \`seen\` value.`,
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

/** Limits of a request that changes many items. */
interface ManyLimits {
  readonly items: number;
  /** Maximum bytes of the items. */
  readonly bytes: number;
}

/** Returns the routes that add or remove many items of a collection: all of them, or none. */
export function manyRoutes<const Name extends string, T, New extends object>(
  { name, noun, write, content }: CollectionContract<Name, T, New>,
  { items, bytes }: ManyLimits,
): ManyRoutes<Name, New> {
  const keys = collectionKeys(name);
  const entry = v.object({ id: idSchema, content });
  const routes = {
    [keys.createAll]: {
      summary: `Adds ${noun.many}: all of them, or none. The same request twice adds them once.`,
      access: write,
      limit: 'manyByAccount',
      bodyLimit: bytes,
      body: v.object({ entries: v.pipe(v.array(entry), v.maxLength(items)) }),
      response: v.object({ added: v.number() }),
    },
    [keys.removeAll]: {
      summary: `Removes ${noun.many}, such as those that were just added: all of them, or none.`,
      access: write,
      limit: 'manyByAccount',
      body: v.object({ ids: v.pipe(v.array(idSchema), v.maxLength(items)) }),
      response: v.object({ removed: v.number() }),
    },
  };
  // TypeScript widens computed keys of a generic name to `string`.
  return routes as unknown as ManyRoutes<Name, New>;
}
