import { expect } from 'vitest';
import { sampleCollections } from '../collections.ts';
import { createOrganization } from '../organizations.ts';
import { Person, type TestServer } from '../test-server.ts';

export async function callPairingRoutes(server: TestServer): Promise<void> {
  const { owner, organizationId } = await createOrganization(server);
  const organization = `/api/v1/organizations/${organizationId}`;
  const post = async (by: Person, url: string, payload: object = {}) => {
    const { body } = await by.inject({ method: 'POST', url, payload });
    return (body === '' ? {} : JSON.parse(body)) as { code: string; device: object };
  };
  const device = sampleCollections.find(({ name }) => name === 'devices')?.content;
  const record = (deviceId: string) => ({ deviceId, device });
  const [wings, lobby] = [new Person(server), new Person(server)];
  await post(owner, `${organization}/devices`, { id: 'deck', content: device });
  const deviceIds = ['deck'];
  await post(owner, `${organization}/pairings/print`, { deviceIds, hours: 24 });
  await post(owner, `${organization}/pairings/end`, { deviceIds });
  const { code } = await post(owner, `${organization}/pairings`, record('wings'));
  await post(owner, `${organization}/pairings/find`, { code });
  await post(wings, '/api/v1/devices/pair', { code });
  const offer = await post(lobby, '/api/v1/devices/offers');
  await post(owner, `${organization}/pairings/accept`, { ...offer, ...record('lobby') });
  expect((await post(lobby, '/api/v1/devices/self')).device).toMatchObject({ deviceId: 'lobby' });
  await post(owner, `${organization}/devices/control`, { deviceIds: ['wings', 'lobby'] });
  await post(owner, `${organization}/pairings/cancel`, { code });
}
