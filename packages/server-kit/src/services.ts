import type { ScheduledPerformance } from '@standby/contracts';
import type { FastifyRequest } from 'fastify';
import type { Database } from './database/database.ts';
import type { Lanes } from './http/lanes.ts';
import type { CompanyMails } from './mail/company-mails.ts';
import type { Assignment } from '@standby/api-client/device-screens';
import type { Mailer } from './mail/mailer.ts';
import type { TransactionQueries } from './database/tables.ts';
import type { Limits } from './http/limits.ts';
import type { Metrics } from './http/metrics.ts';
import type { SteadyClock } from './steady-clock.ts';
import type { Tokens } from './tokens.ts';

/** The fields of a paired device that other features need. */
export interface PairedDevice {
  readonly organizationId: string;
  readonly deviceId: string;
  /** Id of this pairing; a device that is paired again has a new id. */
  readonly pairingId: string;
  readonly name: string;
  /** Assignment of the device: a part of a show's live room, or its standby page. */
  readonly assignment: Assignment;
}

/** Access to the paired devices, which one feature provides. */
export interface DeviceAccess {
  /** Returns the hash of a request's token if this server issued it, without a query. */
  readonly tokenHashOf: (request: Pick<FastifyRequest, 'headers'>) => string | undefined;
  /** Returns the device whose page sent a request. */
  readonly ofRequest: (
    request: Pick<FastifyRequest, 'headers'>,
  ) => Promise<PairedDevice | undefined>;
  /** Returns the devices of an organization, by the ids of their pairings. */
  readonly ofOrganization: (
    transaction: TransactionQueries,
    organizationId: string,
  ) => Promise<ReadonlyMap<string, PairedDevice>>;
}

/** Access to the standby server, where windows continue when this server is gone. */
export interface StandbyServerAccess {
  /**
   * Returns the standby server's address and a pass that replaces the request's cookies there; undefined without a
   * standby server.
   *
   * @param cookie cookie header of the request
   */
  readonly passOf: (
    cookie: string,
  ) => { readonly origin: string; readonly pass: string } | undefined;
  /** Notifies when the standby server changes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Access to the schedules of shows, which one feature provides. */
export interface ScheduleAccess {
  /** Returns the performances of a show around the present whose reports were not sent. */
  readonly performancesOf: (show: {
    readonly organizationId: string;
    readonly showId: string;
  }) => Promise<readonly Pick<ScheduledPerformance, 'startAtMs' | 'endAtMs' | 'custom'>[]>;
}

/** The services that the plugins of features receive. */
export interface Services {
  readonly database: Database;
  readonly limits: Limits;
  readonly lanes: Lanes;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  readonly companyMails: CompanyMails;
  /** Origin of links in mails and invitations; it never comes from a request. */
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** The time of the live rooms, which never jumps. */
  readonly clock: Pick<SteadyClock, 'now' | 'aheadMs' | 'errorMs' | 'setAhead'>;
  /** Takes work for which no request waits. Failures are logged, and a stop waits for the end of the work. */
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly metrics: Metrics;
  readonly isHttps: boolean;
  /** Returns an item of another feature's collection; undefined if it does not exist. */
  readonly findItem: (
    transaction: TransactionQueries,
    item: { readonly organizationId: string; readonly collection: string; readonly id: string },
  ) => Promise<object | undefined>;
  /** Returns the items of another feature's collection, the newest first. */
  readonly listItems: (
    transaction: TransactionQueries,
    items: { readonly organizationId: string; readonly collection: string },
  ) => Promise<readonly object[]>;
  readonly devices: DeviceAccess;
  readonly schedules: ScheduleAccess;
  readonly standbyServer: StandbyServerAccess;
  /** Logs an error outside of a request. */
  readonly report: (error: unknown, what: string) => void;
}
