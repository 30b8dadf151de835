import type { Role } from '@standby/contracts';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

interface OrganizationTable {
  id: string;
  name: string;
  /** Revision, raised by one in every transaction that changes the organization. */
  revision: Generated<number>;
  createdAt: DefaultedTimestamp;
}

interface MemberTable {
  organizationId: string;
  userId: string;
  role: Role;
  joinedAt: DefaultedTimestamp;
}

interface ServerSettingTable {
  name: string;
  value: string;
}

/** The table of rate-limiter-flexible. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

/** The tables that every feature may use. Accounts and organizations declare their tables by module augmentation. */
export interface Tables {
  organization: OrganizationTable;
  member: MemberTable;
  serverSetting: ServerSettingTable;
  rateLimit: RateLimitTable;
}

export type Queries = Kysely<Tables>;
export type TransactionQueries = Transaction<Tables>;
