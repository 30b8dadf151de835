import type { Timestamp } from '@standby/server-kit/database/tables';

interface MailRecipientTable {
  organizationId: string;
  addressHash: string;
  state: 'asked' | 'accepted' | 'stopped';
  /** Account of the member who sent the first mail. */
  askedBy: string | null;
  changedAt: Timestamp;
}

interface MailStopTable {
  addressHash: string;
  stoppedAt: Timestamp;
}

interface MailBudgetTable {
  key: string;
  /** Day as YYYY-MM-DD in UTC. */
  day: string;
  spent: number;
}

declare module '@standby/server-kit/database/tables' {
  interface Tables {
    mailRecipient: MailRecipientTable;
    mailStop: MailStopTable;
    mailBudget: MailBudgetTable;
  }
}
