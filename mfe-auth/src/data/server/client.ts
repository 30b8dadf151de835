import {
  createClient,
  type accountRoutes,
  type Client,
  type organizationRoutes,
  type transferRoutes,
} from '@standby/api-client';
import { readApiBase } from '@standby/contracts';

/** The server's accounts and organizations. */
export type ServerClient = Client<
  typeof accountRoutes & typeof organizationRoutes & typeof transferRoutes
>;

/** Only connected mode has one: its address is in the page. */
export const openServer = (): ServerClient => createClient(readApiBase() ?? '');
