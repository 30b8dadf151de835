import { createClient, type Client } from '@standby/api-client';
import { readApiBase } from '@standby/contracts';
import type { linkRoutes } from '../../link-contract';

/** Returns a client of the routes for a room’s links, for connected mode only. */
export const openLinkApi = (): Client<typeof linkRoutes> => createClient(readApiBase() ?? '');
