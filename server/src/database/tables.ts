import type { Role } from '@standby/shared-ui/contracts';
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A person's account. Columns up to `updatedAt` are better-auth's. */
interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  /** The account goes at this time, unless the person comes back before. */
  deletesAt: NullableTimestamp;
  lastOrganizationId: string | null;
}

interface SessionTable {
  id: string;
  expiresAt: Timestamp;
  token: string;
  createdAt: DefaultedTimestamp;
  updatedAt: Timestamp;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

/** A way to sign in (better-auth's "account"): here a password. */
interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: NullableTimestamp;
  refreshTokenExpiresAt: NullableTimestamp;
  scope: string | null;
  password: string | null;
  createdAt: DefaultedTimestamp;
  updatedAt: Timestamp;
}

/** Used by better-auth alone. */
interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Timestamp;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

/** A mailed link that works once. */
interface MailTokenTable {
  tokenHash: string;
  purpose: 'reset-password' | 'change-email';
  userId: string;
  /** The new address of `change-email`. */
  email: string | null;
  expiresAt: Timestamp;
}

interface OrganizationTable {
  id: string;
  name: string;
  /** Raised by one in every transaction that changes something of the organization. */
  revision: Generated<number>;
  createdAt: DefaultedTimestamp;
}

interface MemberTable {
  organizationId: string;
  userId: string;
  role: Role;
  joinedAt: DefaultedTimestamp;
}

interface InvitationTable {
  id: string;
  organizationId: string;
  tokenHash: string;
  /** The address that it was mailed to; a link without one is for whoever has it. */
  email: string | null;
  role: Role;
  invitedBy: string | null;
  createdAt: DefaultedTimestamp;
  expiresAt: Timestamp;
}

interface ServerSettingTable {
  name: string;
  value: string;
}

/** rate-limiter-flexible's table. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

export interface Tables {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  mailToken: MailTokenTable;
  organization: OrganizationTable;
  member: MemberTable;
  invitation: InvitationTable;
  serverSetting: ServerSettingTable;
  rateLimit: RateLimitTable;
}

export type Queries = Kysely<Tables>;
export type TransactionQueries = Transaction<Tables>;
