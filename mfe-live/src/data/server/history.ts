import { ServerError } from '@standby/api-client';
import { readApiBase } from '@standby/contracts';
import type { HistoryAct } from '../../../server/contract';
import { type LiveApi, openLiveApi } from './live-api';

/** The room whose history is read. */
export interface HistoryRoom {
  readonly organizationId: string;
  readonly showId: string;
}

/**
 * Returns all acts of a room that the server has, past days included, in as many requests as
 * needed.
 */
export async function readHistory(
  room: HistoryRoom,
  api: LiveApi = openLiveApi(),
): Promise<HistoryAct[]> {
  const acts: HistoryAct[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: { readonly acts: HistoryAct[]; readonly after: number | null } = await api(
      'GET /organizations/:organizationId/live/:showId/history',
      { params: { ...room }, query: { after: String(after) } },
    );
    acts.push(...page.acts);
    ({ after } = page);
  }
  return acts;
}

function csvAddress({ organizationId, showId }: HistoryRoom): string {
  const path = [organizationId, 'live', showId].map(encodeURIComponent).join('/');
  return `${readApiBase() ?? ''}/organizations/${path}/history?format=csv`;
}

/**
 * Returns the same acts as a spreadsheet.
 * @throws {ServerError} if the server refuses; the error of `fetch` without a connection
 */
export async function readHistoryCsv(room: HistoryRoom): Promise<Blob> {
  const response = await fetch(csvAddress(room), { credentials: 'same-origin' });
  if (!response.ok) throw new ServerError(response.status, undefined);
  return response.blob();
}
