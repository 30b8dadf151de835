import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { sampleCollections } from '../testing/collections.ts';
import { accept, createOrganization, giveRole, join, leave } from '../testing/organizations.ts';
import {
  mailedToken,
  PASSWORD,
  Person,
  readMetrics,
  startTestServer,
  type TestServer,
} from '../testing/test-server.ts';
import { routeTables } from './app.ts';
import { maintain } from './maintenance.ts';

/** Streams answer without an end; change-stream.test.ts and device-control.test.ts ask for them on each database. */
const ELSEWHERE = new Set([
  'GET /organizations/:organizationId/changes',
  'GET /devices/self/stream',
]);

const routes = routeTables.flatMap(Object.keys).filter((key) => !ELSEWHERE.has(key));

onEachDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  async function mailTo(email: string): Promise<string> {
    await vi.waitFor(() => expect(server.mails.at(-1)?.to).toBe(email));
    return mailedToken(server.mails.at(-1));
  }

  async function liveThroughAnAccount(): Promise<void> {
    const mira = new Person(server);
    await mira.call('POST /accounts/check', { body: { email: mira.email } });
    await mira.signUp();
    await mira.call('PATCH /account', {
      body: { firstName: 'Noor', lastName: 'Haddad', phoneNumber: '123' },
    });
    const body = { currentPassword: PASSWORD, password: 'Newpassword1' };
    await mira.call('PUT /account/password', { body });
    await mira.call('DELETE /session');
    server.mails.length = 0;
    await mira.call('POST /password/forgot', { body: { email: mira.email } });
    const token = await mailTo(mira.email);
    await mira.call('POST /password/reset', { body: { token, password: PASSWORD } });
    await mira.signIn();

    const { email } = new Person(server);
    await mira.call('POST /account/email', { body: { email, password: PASSWORD } });
    const confirmation = await mailTo(email);
    await mira.call('POST /account/email/confirm', { body: { token: confirmation } });
    expect((await mira.call('GET /session')).account).toMatchObject({ email, firstName: 'Noor' });

    const deletion = { email, password: PASSWORD };
    await mira.call('POST /account/deletion', { body: { password: PASSWORD } });
    await mira.call('POST /session', { body: deletion });
    await mira.call('DELETE /account/deletion');
    await mira.call('POST /account/deletion', { body: { password: PASSWORD } });
    await maintain(database(), new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    const again = mira.call('POST /session', { body: deletion });
    await expect(again).rejects.toMatchObject({ code: 'wrong-password' });
  }

  async function liveThroughAnOrganization(): Promise<void> {
    const { owner, organizationId, invite, members } = await createOrganization(server);
    const params = { organizationId };
    const guest = new Person(server);
    await guest.signUp();
    await invite({ role: 'admin', email: guest.email });
    const token = mailedToken(server.mails.at(-1));
    await guest.call('POST /invitations/look', { body: { token } });
    await accept(guest, `#${token}`);
    const guestId = await guest.accountId();
    await giveRole(owner, organizationId, guestId, 'stage-manager');
    expect((await members()).map(({ role }) => role)).toEqual(['owner', 'stage-manager']);

    const { id: invitationId } = await invite({ role: 'admin' });
    const path = 'GET /organizations/:organizationId/invitations';
    expect((await owner.call(path, { params })).invitations).toMatchObject([{ id: invitationId }]);
    await owner.call('DELETE /organizations/:organizationId/invitations/:invitationId', {
      params: { organizationId, invitationId },
    });
    expect((await owner.call(path, { params })).invitations).toEqual([]);

    const late = await join(server, owner, organizationId, 'light-board-operator');
    await owner.call('DELETE /organizations/:organizationId/members/:accountId', {
      params: { organizationId, accountId: await late.accountId() },
    });
    const { id } = await owner.call('POST /organizations', { body: { name: 'Old Mill' } });
    await owner.call('PATCH /organizations/:organizationId', { params, body: { name: 'Globe' } });
    await owner.call('PUT /session/organization', { body: { organizationId: id } });
    await owner.call('POST /organizations/:organizationId/owner', {
      params,
      body: { accountId: guestId },
    });
    await leave(owner, organizationId);
    const { name, revision } = await guest.call('GET /organizations/:organizationId', { params });
    expect(name).toBe('Globe');
    expect(revision).toBeGreaterThan(5);
    const { organizations } = await guest.call('GET /organizations');
    expect(organizations).toContainEqual({ id: organizationId, name: 'Globe', role: 'owner' });
  }

  async function liveThroughADesk(): Promise<void> {
    const { owner, organizationId } = await createOrganization(server);
    for (const { name, content } of sampleCollections) {
      const url = `/api/v1/organizations/${organizationId}/${name}`;
      await owner.inject({ method: 'POST', url, payload: { id: 'mine', content } });
      await owner.inject({ method: 'PATCH', url: `${url}/mine`, payload: { change: {} } });
      await owner.inject({ method: 'DELETE', url: `${url}/mine` });
      await owner.inject({ method: 'POST', url: `${url}/mine/restore`, payload: {} });
      const { body } = await owner.inject({ url: `${url}/changes` });
      const { changed } = JSON.parse(body) as { changed: { item: object }[] };
      expect(changed.map(({ item }) => item)).toContainEqual(
        expect.objectContaining({ ...content, id: 'mine' }),
      );
    }
    const params = { organizationId };
    await owner.inject({ url: `/api/v1/organizations/${organizationId}/shows` });
    const people = `/api/v1/organizations/${organizationId}/people/import`;
    await owner.inject({ method: 'POST', url: people, payload: { people: [] } });
    const schedule = `/api/v1/organizations/${organizationId}/schedule`;
    await owner.inject({ method: 'POST', url: `${schedule}/many`, payload: { entries: [] } });
    await owner.inject({ method: 'POST', url: `${schedule}/remove-many`, payload: { ids: [] } });
    const file = await owner.call('GET /organizations/:organizationId/export', { params });
    await owner.call('POST /organizations/:organizationId/import', { params, body: file });
  }

  async function liveThroughAnEvening(): Promise<void> {
    const { owner, organizationId } = await createOrganization(server);
    const shows = sampleCollections.find(({ name }) => name === 'shows');
    const organization = `/api/v1/organizations/${organizationId}`;
    const payload = { id: 'hamlet', content: shows?.content };
    await owner.inject({ method: 'POST', url: `${organization}/shows`, payload });
    const room = `${organization}/live/hamlet`;
    const made = await owner.inject({
      method: 'POST',
      url: `${room}/links`,
      payload: { kind: 'ask' },
    });
    const { id, token } = JSON.parse(made.body) as { id: string; token: string };
    const asker = new Person(server);
    await asker.inject({ method: 'POST', url: '/api/v1/live/links/open', payload: { token } });
    const questions = `/api/v1/live/${organizationId}/hamlet/questions`;
    const asked = await asker.inject({ method: 'POST', url: questions, payload: { text: 'Why?' } });
    const question = JSON.parse(asked.body) as { id: string };
    const { body } = await asker.inject({ url: `${questions}/${question.id}` });
    expect(JSON.parse(body)).toEqual({ id: question.id, status: 'waiting' });
    await owner.inject({ url: `${organization}/live` });
    for (const page of ['history', 'report', 'links', 'start', 'night']) {
      await owner.inject({ url: `${room}/${page}` });
    }
    const contentOf = (wanted: string) =>
      sampleCollections.find(({ name }) => name === wanted)?.content ?? {};
    const person = { id: 'idris', content: { ...contentOf('people'), department: 'Cast' } };
    await owner.inject({ method: 'POST', url: `${organization}/people`, payload: person });
    // A performance that starts now, at the venue.
    const wall = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'America/New_York',
    });
    const [date, startTime] = wall.format(new Date()).split(' ');
    const report = { id: 'first', content: { ...contentOf('reports'), date, startTime } };
    await owner.inject({ method: 'POST', url: `${organization}/reports`, payload: report });
    const keys = await owner.inject({
      method: 'POST',
      url: `${organization}/sign-in/hamlet/keys`,
      payload: {},
    });
    const { address, pins } = JSON.parse(keys.body) as {
      address: string;
      pins: Record<string, string>;
    };
    const door = { token: new URL(address).hash.slice(1) };
    await asker.inject({ method: 'POST', url: '/api/v1/sign-in/look', payload: door });
    const signIn = { ...door, personId: 'idris', pin: pins['idris'] };
    await asker.inject({ method: 'POST', url: '/api/v1/sign-in', payload: signIn });
    await owner.inject({ url: `${organization}/sign-in/hamlet/missing` });
    await signInOnADevice({ owner, organization, personId: 'idris', pin: pins['idris'] });
    const pictures = `${organization}/reports/first/pictures`;
    const picture = { id: 'chair', data: Buffer.from([0xff, 0xd8, 0xff, 0xe0]).toString('base64') };
    await owner.inject({ method: 'POST', url: pictures, payload: picture });
    await owner.inject({ url: `${organization}/report-pictures/chair` });
    await owner.inject({ method: 'DELETE', url: `${pictures}/chair` });
    const to = { to: ['producer@example.com'] };
    await owner.inject({ method: 'POST', url: `${organization}/reports/first/send`, payload: to });
    await owner.inject({ method: 'DELETE', url: `${room}/links/${id}` });
    await owner.inject({ method: 'POST', url: `${room}/links/${id}/restore` });
  }

  async function signInOnADevice({
    owner,
    organization,
    ...signIn
  }: {
    readonly owner: Person;
    readonly organization: string;
    readonly personId: string;
    readonly pin: string | undefined;
  }): Promise<void> {
    const content = sampleCollections.find(({ name }) => name === 'devices')?.content;
    const pairing = { deviceId: 'door', device: content };
    const url = `${organization}/pairings`;
    const { body } = await owner.inject({ method: 'POST', url, payload: pairing });
    const { code } = JSON.parse(body) as { code: string };
    const screen = new Person(server);
    const post = (path: string, payload: object = {}) =>
      screen.inject({ method: 'POST', url: `/api/v1${path}`, payload });
    await post('/devices/pair', { code });
    const assignment = { kind: 'sign-in', showId: 'hamlet' };
    const control = { deviceIds: ['door'], assignment };
    await owner.inject({
      method: 'POST',
      url: `${organization}/devices/control`,
      payload: control,
    });
    await post('/sign-in/device/look');
    await post('/sign-in/device', signIn);
  }

  async function liveThroughACall(): Promise<void> {
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
    await post(`${organization}/calls/send`, { id: 'call', showId: 'hamlet', date: '2026-05-17' });
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

  async function liveThroughAPairing(): Promise<void> {
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

  it('every route does its work', async () => {
    await liveThroughAPairing();
    await liveThroughACall();
    await liveThroughAnAccount();
    await liveThroughAnOrganization();
    await liveThroughADesk();
    await liveThroughAnEvening();

    const body = await readMetrics(server);
    const succeeded = [
      ...body.matchAll(/seconds_count\{method="(\w+)",route="\/api\/v1([^"]+)",status="2\d\d"\}/gu),
    ].map(([, method, route]) => `${method} ${route}`);
    expect(succeeded).toEqual(expect.arrayContaining(routes));
  });
});
