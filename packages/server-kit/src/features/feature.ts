import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import type { AnyCollection } from '../collections/collection.ts';
import type { FeatureOptions } from '../collections/plugin.ts';
import type { MailSender } from '../mail/company-mails.ts';
import type { DeviceAccess, Services } from '../services.ts';
import type { RouteTable } from '@standby/api-client/route-contract';

export interface ItemTable {
  readonly table: string;
  /** Name of the item's collection. */
  readonly collection: string;
  /** Has the item's id. */
  readonly column: string;
}

/** One feature's part of the server. */
export interface Feature {
  readonly name: string;
  /** Version of the remote that it is a part of. A build of former times does not say it. */
  readonly version?: string;
  readonly routes: readonly RouteTable[];
  /**
   * By name. A feature of another repository has `<its name>-0001`, then `-0002`: the number counts its own migrations.
   * The product's begin with a number of the feature.
   */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** What export, import and seed treat alike. */
  readonly collections: readonly AnyCollection[];
  /** Its further tables, which a backup has too, those that others refer to first. */
  readonly tables?: readonly string[];
  /** Of the moment: a backup leaves them out. */
  readonly ephemeralTables?: readonly string[];
  /** Of its tables, those whose rows are an item's of some collection: they go when the item is deleted for good. */
  readonly itemTables?: readonly ItemTable[];
  /** Of its tables, those whose rows go at their `expires_at`. */
  readonly expiringTables?: readonly string[];
  /** What a first organization is filled with, by the collection's name; the first is on top of the list. */
  readonly samples: Readonly<Record<string, readonly { readonly id: string }[]>>;
  /** Of its sockets, the one that it prefers first. */
  readonly subprotocols?: readonly string[];
  /** Of the one feature that has paired devices. */
  readonly devices?: (services: Pick<Services, 'database' | 'isHttps' | 'tokens'>) => DeviceAccess;
  /** Mails what waited until an address accepted mails of an organization. */
  readonly mailsAccepted?: (
    services: Services,
    sender: MailSender,
    address: string,
  ) => Promise<void>;
  readonly serve: (app: FastifyInstance, options: FeatureOptions) => void;
}
