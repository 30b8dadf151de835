import { createClient, type Client } from '@standby/api-client';
import { readApiBase } from '@standby/contracts';
import type { missingRoutes, performanceRoutes } from '@standby/api-client/live-rooms';
import type { historyRoutes, startRoutes } from '../../../server/contract';

/** The server's routes for the start, the performances, the missing people and the history. */
export type LiveApi = Client<
  typeof historyRoutes & typeof startRoutes & typeof performanceRoutes & typeof missingRoutes
>;

/**
 * Returns a client of the server’s routes, for connected mode only. The page has the server’s
 * address.
 */
export const openLiveApi = (): LiveApi => createClient(readApiBase() ?? '');
