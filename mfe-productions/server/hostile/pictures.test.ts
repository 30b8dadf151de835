import { onDatabase } from 'server/testing/databases';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { pictureRoutes } from '../pictures/picture-contract';
import { applicationData, makeJpeg } from '../testing/jpeg';
import { beginShow } from '../testing/stage-door';

const ADD = 'POST /organizations/:organizationId/reports/:itemId/pictures';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  async function addPicture(bytes: Buffer) {
    const { organizationId, owner } = await beginShow(server);
    await createClient<typeof pictureRoutes>('/api/v1', owner.fetch)(ADD, {
      params: { organizationId, itemId: 'fifth' },
      body: { id: 'chair', data: bytes.toString('base64') },
    });
    const url = `/api/v1/organizations/${organizationId}/report-pictures/chair`;
    return owner.inject({ url });
  }

  it('a picture reveals neither place nor camera, and is never cached', async () => {
    const photo = makeJpeg({
      before: [...applicationData(0xe1, 'Exif\0\0GPS 52.52'), ...applicationData(0xfe, 'Mira')],
      after: [...Buffer.from('<script>alert(1)</script>')],
    });
    const { rawPayload, headers } = await addPicture(photo);
    expect(rawPayload).toEqual(makeJpeg());
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a page behind three bytes of a picture', Buffer.from('\u00ff\u00d8\u00ff<script>', 'latin1')],
    ['a picture without an end', makeJpeg().subarray(0, -2)],
    ['a picture of 65,000 pixels', makeJpeg({ width: 65_000 })],
  ])('%s is refused', async (_, bytes) => {
    await expect(addPicture(bytes)).rejects.toMatchObject({ status: 400, code: 'invalid' });
  });
});
