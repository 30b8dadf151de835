import type { Role } from '@standby/contracts';
import type { DefaultedTimestamp, Timestamp } from '@standby/server-kit/database/tables';

interface InvitationTable {
  id: string;
  organizationId: string;
  tokenHash: string;
  /** Address that the invitation was mailed to; null for a link that anyone may use. */
  email: string | null;
  role: Role;
  invitedBy: string | null;
  createdAt: DefaultedTimestamp;
  expiresAt: Timestamp;
}

declare module '@standby/server-kit/database/tables' {
  interface Tables {
    invitation: InvitationTable;
  }
}
