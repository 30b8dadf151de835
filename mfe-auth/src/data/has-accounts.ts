import { byMode } from '@standby/contracts';

/** Whether this page has accounts of a server, with settings and mails. The sample has none. */
export const hasAccounts = (): boolean => byMode(false, true);
