import { openConnection, organizationCalls } from '@standby/collections/server';
import type { pictureRoutes } from '../../server/pictures/picture-contract';
import { reportList } from '../domain/report/report';

const TIMEOUT_MS = 60_000;

const openCalls = () => organizationCalls<typeof pictureRoutes>(reportList.noun, TIMEOUT_MS);

/** @param data the JPEG in base64 */
export async function addServerPicture(itemId: string, id: string, data: string): Promise<void> {
  await openCalls()('POST /organizations/:organizationId/reports/:itemId/pictures', {
    params: { itemId },
    body: { id, data },
  });
}

export async function removeServerPicture(itemId: string, pictureId: string): Promise<void> {
  await openCalls()('DELETE /organizations/:organizationId/reports/:itemId/pictures/:pictureId', {
    params: { itemId, pictureId },
  });
}

/** Returns the address for an image element, which uses this browser's session. */
export function serverPictureAddress(pictureId: string): string {
  const { base, member } = openConnection();
  const organization = encodeURIComponent(member?.organizationId ?? '');
  return `${base}/organizations/${organization}/report-pictures/${encodeURIComponent(pictureId)}`;
}
