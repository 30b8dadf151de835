import { defineRoutes, idSchema } from '@standby/api-client/contract';
import * as v from 'valibot';
import { PICTURE_BYTES_MAX } from '../../src/domain/report/pictures';

/** Base64 has four characters for three bytes. */
const BASE64_MAX = Math.ceil(PICTURE_BYTES_MAX / 3) * 4;

export const pictureRoutes = defineRoutes({
  'POST /organizations/:organizationId/reports/:itemId/pictures': {
    summary:
      'Stores a picture of an unsent report, a JPEG in base64. Sending the same picture twice stores it once.',
    access: 'reports:write',
    limit: 'manyByAccount',
    bodyLimit: 1024 * 1024,
    body: v.object({
      id: idSchema,
      data: v.pipe(v.string(), v.maxLength(BASE64_MAX), v.base64()),
    }),
    status: 201,
    response: v.object({ id: v.string() }),
  },
  'DELETE /organizations/:organizationId/reports/:itemId/pictures/:pictureId': {
    summary: 'Deletes a picture of a report that was not sent.',
    access: 'reports:write',
  },
  'GET /organizations/:organizationId/report-pictures/:pictureId': {
    summary: 'A picture of a report, as a JPEG.',
    access: 'reports:read',
  },
});
