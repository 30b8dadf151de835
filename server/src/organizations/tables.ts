import type { Role } from '@standby/contracts';
import type { DefaultedTimestamp, Timestamp } from '@standby/server-kit/database/tables';

interface InvitationTable {
  id: string;
  organizationId: string;
  tokenHash: string;
  /** The address that it was mailed to; a link without one is for anyone who has it. */
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
