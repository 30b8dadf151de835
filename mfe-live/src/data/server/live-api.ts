import { createClient, type Client } from '@standby/api-client';
import { readApiBase } from '@standby/contracts';
import type { performanceRoutes } from '@standby/api-client/live-rooms';
import type {
  historyRoutes,
  linkRoutes,
  questionRoutes,
  startRoutes,
} from '../../../server/contract';

/** The server's routes for links, questions, the start, the performances and the history. */
export type LiveApi = Client<
  typeof linkRoutes &
    typeof questionRoutes &
    typeof historyRoutes &
    typeof startRoutes &
    typeof performanceRoutes
>;

/** Only connected mode has one: its address is in the page. */
export const openLiveApi = (): LiveApi => createClient(readApiBase() ?? '');
