import type {
  DefaultedTimestamp,
  NullableTimestamp,
  Timestamp,
} from '@standby/server-kit/database/tables';

/** A person's account. Columns up to `updatedAt` belong to better-auth. */
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
  /** Moment at which the account is purged, unless the person takes the deletion back. */
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

/** A sign-in method (better-auth's "account"), which is a password here. */
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

/** A table that only better-auth uses. */
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

declare module '@standby/server-kit/database/tables' {
  interface Tables {
    user: UserTable;
    session: SessionTable;
    account: AccountTable;
    verification: VerificationTable;
    mailToken: MailTokenTable;
  }
}
