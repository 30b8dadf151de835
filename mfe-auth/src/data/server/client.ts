import {
  createClient,
  type accountRoutes,
  type Client,
  type organizationRoutes,
  type transferRoutes,
} from '@standby/api-client';
import { readApiBase } from '@standby/contracts';

/** Client of the server's accounts and organizations. */
export type ServerClient = Client<
  typeof accountRoutes & typeof organizationRoutes & typeof transferRoutes
>;

/** Opens the client. Only connected mode has a server; the page contains its address. */
export const openServer = (): ServerClient => createClient(readApiBase() ?? '');

/** Returns the address of the file with all data of an organization. */
export const exportAddress = (organizationId: string): string =>
  `${readApiBase() ?? ''}/organizations/${encodeURIComponent(organizationId)}/export`;
