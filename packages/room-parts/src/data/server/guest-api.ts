import { createClient, type Client } from '@standby/api-client';
import { readApiBase } from '@standby/contracts';
import type { linkOpeningRoutes, questionRoutes } from '../../contract';

/** The server's routes that need no account: the opening of a link, and questions. */
export type GuestApi = Client<typeof linkOpeningRoutes & typeof questionRoutes>;

/**
 * Returns a client of these routes, for connected mode only. The page has the server’s address.
 */
export const openGuestApi = (): GuestApi => createClient(readApiBase() ?? '');
