import type { FastifyRequest } from 'fastify';
import type { Database } from './database/database.ts';
import type { Lanes } from './http/lanes.ts';
import type { CompanyMails } from './mail/company-mails.ts';
import type { Mailer } from './mail/mailer.ts';
import type { TransactionQueries } from './database/tables.ts';
import type { Limits } from './plugins/limits.ts';
import type { Metrics } from './plugins/metrics.ts';
import type { SteadyClock } from './steady-clock.ts';
import type { Tokens } from './tokens.ts';

/** A device that was paired, as other features need it. */
export interface PairedDevice {
  readonly organizationId: string;
  /** Of this pairing: a device that is paired again has another one. */
  readonly pairingId: string;
  readonly name: string;
  /** What it is to show: a part of a show's live room, or nothing of one. */
  readonly assignment: {
    readonly kind: string;
    readonly showId?: string;
    /** Of a cue light. */
    readonly department?: string;
  };
}

/** The paired devices, which one feature has. */
export interface DeviceAccess {
  /** The hash of the token that a request has, where this server issued it; no query is made. */
  readonly tokenHashOf: (request: Pick<FastifyRequest, 'headers'>) => string | undefined;
  /** The device whose page a request comes from. */
  readonly ofRequest: (
    request: Pick<FastifyRequest, 'headers'>,
  ) => Promise<PairedDevice | undefined>;
  /** Those of an organization, by the ids of their pairings. */
  readonly ofOrganization: (
    transaction: TransactionQueries,
    organizationId: string,
  ) => Promise<ReadonlyMap<string, PairedDevice>>;
}

/** The server that follows this one, where windows go on when this one is gone. */
export interface UnderstudyAccess {
  /**
   * Its address, with what opens there what cookies of a request open here; undefined without one.
   *
   * @param cookie of the request
   */
  readonly passOf: (
    cookie: string,
  ) => { readonly origin: string; readonly pass: string } | undefined;
  /** Hears when there is another one. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the features' plugins are given. */
export interface Services {
  readonly database: Database;
  readonly limits: Limits;
  readonly lanes: Lanes;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  readonly companyMails: CompanyMails;
  /** Where links in mails and invitations lead; never taken from a request. */
  readonly publicOrigin: string;
  readonly now: () => Date;
  /** The time of the live rooms, which never jumps. */
  readonly clock: Pick<SteadyClock, 'now' | 'aheadMs' | 'errorMs' | 'setAhead'>;
  /** Takes work that no request waits for: what fails is logged, and a stop waits for its end. */
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly metrics: Metrics;
  readonly isHttps: boolean;
  /** An item of another feature's collection, as far as another feature needs it; undefined where there is none. */
  readonly findItem: (
    transaction: TransactionQueries,
    item: { readonly organizationId: string; readonly collection: string; readonly id: string },
  ) => Promise<object | undefined>;
  readonly devices: DeviceAccess;
  readonly understudy: UnderstudyAccess;
  /** Logs what went wrong outside of a request. */
  readonly report: (error: unknown, what: string) => void;
}
