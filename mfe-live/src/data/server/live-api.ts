import { createClient, type Client } from 'server/client';
import { readApiBase } from '@standby/shared-ui/contracts';
import type { historyRoutes, linkRoutes, questionRoutes } from '../../../server/contract';

/** The server's routes for links, questions and the history. */
export type LiveApi = Client<typeof linkRoutes & typeof questionRoutes & typeof historyRoutes>;

/** Only connected mode has one: its address is in the page. */
export const openLiveApi = (): LiveApi => createClient(readApiBase() ?? '');
