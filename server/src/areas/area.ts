import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import type { AnyCollection } from '../collections/collection.ts';
import type { AreaOptions } from '../collections/plugin.ts';
import type { RouteTable } from '../http/route-contract.ts';

/** One area's part of the server. */
export interface Area {
  readonly name: string;
  readonly routes: readonly RouteTable[];
  /** By name, which begins with a number of the area's own. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** What export, import and seed treat alike. */
  readonly collections: readonly AnyCollection[];
  /** What a first organization is filled with, by the collection's name; the first is on top of the list. */
  readonly samples: Readonly<Record<string, readonly { readonly id: string }[]>>;
  readonly serve: (app: FastifyInstance, options: AreaOptions) => void;
}
