import { sampleCollections } from '../collections.ts';
import { createOrganization } from '../organizations.ts';
import { choose } from '../recipients.ts';
import type { Person, TestServer } from '../test-server.ts';

export async function callCallRoutes(server: TestServer): Promise<void> {
  const { owner, organizationId } = await createOrganization(server);
  const organization = `/api/v1/organizations/${organizationId}`;
  const post = async (url: string, payload: object) => {
    const { body } = await owner.inject({ method: 'POST', url, payload });
    return JSON.parse(body) as { address: string };
  };
  const ofLighting = { showId: 'hamlet', department: 'Lighting' };
  const memberId = await owner.accountId();
  for (const [name, id, said] of [
    ['shows', 'hamlet', {}],
    ['people', 'ann', { ...ofLighting, memberId }],
    ['notes', 'lamp', { ...ofLighting, personId: '' }],
  ] as const) {
    const content = sampleCollections.find((collection) => collection.name === name)?.content;
    await post(`${organization}/${name}`, { id, content: { ...content, ...said } });
  }
  const ownNotes = `${organization}/own-notes/hamlet`;
  await owner.inject({ url: ownNotes });
  await post(ownNotes, { key: 'lamp', state: 'in-work' });
  const days = 'from=2026-05-17&to=2026-05-18';
  await owner.inject({ url: `${organization}/schedule-elsewhere/hamlet?${days}` });
  await owner.inject({ url: `${organization}/next-performances` });
  await post(`${organization}/calls/send`, { id: 'call', showId: 'hamlet', date: '2026-05-17' });
  await post(`${organization}/calls/call/send-again`, {});
  await chooseMails(server, owner, organization);
  const links = `${organization}/schedule-links/hamlet`;
  const page = await post(`${links}/ann`, { kind: 'page' });
  const token = new URL(page.address).hash.slice(1);
  await post('/api/v1/calls/open', { token });
  await post('/api/v1/calls/seen', { token, callId: 'call' });
  await post('/api/v1/calls/notes', { token, key: 'lamp', state: 'done' });
  const calendar = await post(`${links}/ann`, { kind: 'calendar' });
  const { pathname, search } = new URL(calendar.address);
  await owner.inject({ url: pathname + search });
  await owner.inject({ url: links });
  await owner.inject({ method: 'DELETE', url: `${links}/ann` });
}

/** Sends a first mail to a producer, who opens its page and accepts. */
async function chooseMails(server: TestServer, owner: Person, organization: string): Promise<void> {
  const address = 'producer@example.com';
  const report = sampleCollections.find(({ name }) => name === 'reports')?.content;
  const payload = { id: 'night', content: { ...report, showId: 'hamlet', corrects: '' } };
  await owner.inject({ method: 'POST', url: `${organization}/reports`, payload });
  const to = { to: [address] };
  await owner.inject({ method: 'POST', url: `${organization}/reports/night/send`, payload: to });
  const link = new URL(server.mails.findLast((mail) => mail.to === address)?.stopAddress ?? '');
  await owner.inject({ url: link.pathname + link.search });
  await choose(server, address);
}
