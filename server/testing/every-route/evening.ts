import { makeJpeg } from '../../../mfe-productions/server/testing/jpeg.ts';
import { expect } from 'vitest';
import { sampleCollections } from '../collections.ts';
import { createOrganization } from '../organizations.ts';
import { Person, type TestServer } from '../test-server.ts';

async function signInOnADevice(
  server: TestServer,
  {
    owner,
    organization,
    ...signIn
  }: {
    readonly owner: Person;
    readonly organization: string;
    readonly personId: string;
    readonly pin: string | undefined;
  },
): Promise<void> {
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

async function controlByAProgram(
  server: TestServer,
  { owner, organization }: { readonly owner: Person; readonly organization: string },
): Promise<void> {
  const content = sampleCollections.find(({ name }) => name === 'devices')?.content;
  const made = await owner.inject({
    method: 'POST',
    url: `${organization}/pairings`,
    payload: { deviceId: 'companion', device: { ...content, type: 'control' } },
  });
  const { code } = JSON.parse(made.body) as { code: string };
  const program = new Person(server);
  const payload = { code };
  const url = '/api/v1/devices/pair';
  const { body } = await program.inject({ method: 'POST', url, payload });
  const { token } = JSON.parse(body) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const assignment = { kind: 'control', showId: 'hamlet', scope: 'control' };
  await owner.inject({
    method: 'POST',
    url: `${organization}/devices/control`,
    payload: { deviceIds: ['companion'], assignment },
  });
  await program.inject({ url: '/api/v1/control/asyncapi.json' });
  await program.inject({ url: '/api/v1/control/shows', headers });
  await program.inject({ url: '/api/v1/control/state', headers });
  await program.inject({
    method: 'POST',
    url: '/api/v1/control/actions',
    headers,
    payload: { type: 'flash' },
  });
}

export async function callEveningRoutes(server: TestServer): Promise<void> {
  const { owner, organizationId } = await createOrganization(server);
  const shows = sampleCollections.find(({ name }) => name === 'shows');
  const organization = `/api/v1/organizations/${organizationId}`;
  const payload = { id: 'hamlet', content: shows?.content };
  await owner.inject({ method: 'POST', url: `${organization}/shows`, payload });
  await controlByAProgram(server, { owner, organization });
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
  for (const page of ['live', 'next-performances', 'schedule/hamlet/performances']) {
    await owner.inject({ url: `${organization}/${page}` });
  }
  for (const page of ['history', 'report', 'links', 'start', 'night']) {
    await owner.inject({ url: `${room}/${page}` });
  }
  const contentOf = (wanted: string) =>
    sampleCollections.find(({ name }) => name === wanted)?.content ?? {};
  const person = { id: 'idris', content: { ...contentOf('people'), department: 'Cast' } };
  await owner.inject({ method: 'POST', url: `${organization}/people`, payload: person });
  // The performance starts now, in the venue's timezone.
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
  await signInOnADevice(server, { owner, organization, personId: 'idris', pin: pins['idris'] });
  const pictures = `${organization}/reports/first/pictures`;
  const picture = { id: 'chair', data: makeJpeg().toString('base64') };
  await owner.inject({ method: 'POST', url: pictures, payload: picture });
  await owner.inject({ url: `${organization}/report-pictures/chair` });
  await owner.inject({ method: 'DELETE', url: `${pictures}/chair` });
  const to = { to: ['producer@example.com'] };
  await owner.inject({ method: 'POST', url: `${organization}/reports/first/send`, payload: to });
  await owner.inject({ method: 'DELETE', url: `${room}/links/${id}` });
  await owner.inject({ method: 'POST', url: `${room}/links/${id}/restore` });
}
