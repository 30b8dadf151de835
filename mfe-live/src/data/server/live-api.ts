import { createClient, type Client } from 'server/client';
import { readApiBase } from 'shared-ui/contracts';
import type { linkRoutes, questionRoutes } from '../../../server/contract';

/** The server's routes for links and questions. */
export type LiveApi = Client<typeof linkRoutes & typeof questionRoutes>;

/** Connected mode alone has one: the address stands in the page. */
export const openLiveApi = (): LiveApi => createClient(readApiBase() ?? '');
