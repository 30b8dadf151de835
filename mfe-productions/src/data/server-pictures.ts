import { createClient } from '@standby/api-client';
import { collectionErrorOf, openConnection } from '@standby/collections/server';
import type { pictureRoutes } from '../../server/pictures/picture-contract';
import { reportNoun } from '../domain/report/report';

const TIMEOUT_MS = 60_000;

function pictureRequests(connection = openConnection()) {
  const call = createClient<typeof pictureRoutes>(connection.base, connection.send);
  return { call, organizationId: connection.member?.organizationId ?? '' };
}

const said = (error: unknown): never => {
  throw collectionErrorOf(error, reportNoun);
};

/** @param data the JPEG in base64 */
export async function addServerPicture(itemId: string, id: string, data: string): Promise<void> {
  const { call, organizationId } = pictureRequests();
  await call('POST /organizations/:organizationId/reports/:itemId/pictures', {
    params: { organizationId, itemId },
    body: { id, data },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(said);
}

export async function removeServerPicture(itemId: string, pictureId: string): Promise<void> {
  const { call, organizationId } = pictureRequests();
  await call('DELETE /organizations/:organizationId/reports/:itemId/pictures/:pictureId', {
    params: { organizationId, itemId, pictureId },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(said);
}

/** Returns the address for an image element, which uses this browser's session. */
export function serverPictureAddress(pictureId: string): string {
  const { base, member } = openConnection();
  const organization = encodeURIComponent(member?.organizationId ?? '');
  return `${base}/organizations/${organization}/report-pictures/${encodeURIComponent(pictureId)}`;
}
