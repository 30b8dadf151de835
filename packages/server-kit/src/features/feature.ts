import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely';
import type { AnyCollection } from '../collections/collection.ts';
import type { FeatureOptions } from '../collections/plugin.ts';
import type { MailSender } from '../mail/company-mails.ts';
import type { DeviceAccess, ScheduleAccess, Services } from '../services.ts';
import type { RouteTable } from '@standby/api-client/route-contract';

interface ItemTable {
  readonly table: string;
  /** Name of the item's collection. */
  readonly collection: string;
  /** Name of the column with the item's id. */
  readonly column: string;
}

/** One feature's part of the server. */
export interface Feature {
  readonly name: string;
  /** Version of the feature's remote; undefined for old builds. */
  readonly version?: string;
  readonly routes: readonly RouteTable[];
  /**
   * Migrations by name. A feature of another repository has `<its name>-0001`, then `-0002`: the number counts its own
   * migrations. The migrations of the product begin with a number of the feature.
   */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** Collections, which export, import and seed include. */
  readonly collections: readonly AnyCollection[];
  /** Further tables of the feature, which a backup includes. A table comes before the tables that refer to it. */
  readonly tables?: readonly string[];
  /** Tables with momentary content, which a backup omits. */
  readonly ephemeralTables?: readonly string[];
  /** Tables whose rows belong to items of a collection. A row is deleted when its item is deleted for good. */
  readonly itemTables?: readonly ItemTable[];
  /** Tables whose rows are deleted at their `expires_at`. */
  readonly expiringTables?: readonly string[];
  /** Sample items of the first organization, by the collection's name; the first item is on top of the list. */
  readonly samples: Readonly<Record<string, readonly { readonly id: string }[]>>;
  /** Subprotocols of the feature's sockets, the preferred one first. */
  readonly subprotocols?: readonly string[];
  /** Creates the access to paired devices; only one feature has it. */
  readonly devices?: (services: Pick<Services, 'database' | 'isHttps' | 'tokens'>) => DeviceAccess;
  /** Creates the access to the schedules of shows; only one feature has it. */
  readonly schedules?: (services: Pick<Services, 'database' | 'now'>) => ScheduleAccess;
  /** Sends the mails that waited until an address accepted mails of an organization. */
  readonly mailsAccepted?: (
    services: Services,
    sender: MailSender,
    address: string,
  ) => Promise<void>;
  readonly serve: (app: FastifyInstance, options: FeatureOptions) => void;
}
