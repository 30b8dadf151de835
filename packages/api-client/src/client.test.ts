import { describe, expect, expectTypeOf, it } from 'vitest';
import { isUserFacing, type Role } from '@standby/contracts';
import {
  createClient,
  ServerError,
  type accountRoutes,
  type organizationRoutes,
} from './client.ts';
import type { Session } from './accounts.ts';

type Routes = typeof accountRoutes & typeof organizationRoutes;

function recording(response: () => Response) {
  const requests: [string, RequestInit | undefined][] = [];
  const call = createClient<Routes>('/api/v1', async (input, init) => {
    requests.push([input as string, init]);
    return response();
  });
  return { call, requests };
}

const refusal = (status: number, body: unknown) => () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

describe('the client', () => {
  it('puts parameters into the path and the body into JSON', async () => {
    const { call, requests } = recording(() => new Response(null, { status: 204 }));
    await call('PATCH /organizations/:organizationId/members/:accountId', {
      params: { organizationId: 'o 1', accountId: '../x' },
      body: { role: 'admin' },
    });
    expect(requests).toEqual([
      [
        '/api/v1/organizations/o%201/members/..%2Fx',
        {
          method: 'PATCH',
          credentials: 'same-origin',
          body: '{"role":"admin"}',
          headers: { 'content-type': 'application/json' },
        },
      ],
    ]);
  });

  it('rejects with the server’s own words, for a screen', async () => {
    const fields = { email: 'Enter an email.' };
    const error = { code: 'invalid', message: 'Something is missing.', fields };
    const { call } = recording(refusal(400, { error }));
    const caught = await call('GET /organizations').catch((reason: unknown) => reason);
    expect(caught).toBeInstanceOf(ServerError);
    expect(isUserFacing(caught)).toBe(true);
    expect(caught).toMatchObject({ status: 400, code: 'invalid', message: error.message, fields });
  });

  it.each([
    ['a page of a proxy', '<html>502</html>'],
    ['nothing', ''],
    ['other JSON', '{"oops":1}'],
  ])('has a message for a person where the answer is %s', async (_, body) => {
    const { call } = recording(refusal(502, body));
    await expect(call('GET /organizations')).rejects.toMatchObject({
      code: 'no-answer',
      status: 502,
      message: 'The server cannot answer right now. Try again in a moment.',
    });
  });

  it('is typed by the schemas of the server, and leaves the checks of a request to the server', async () => {
    const { call, requests } = recording(() => new Response('{}'));
    expectTypeOf(call<'GET /session'>).returns.resolves.toEqualTypeOf<Session>();
    // @ts-expect-error a body is missing
    await call('POST /session');
    const params = { organizationId: 'x' };
    // @ts-expect-error no such role
    const body: { role: Role } = { role: 'king' };
    await call('POST /organizations/:organizationId/invitations', { params, body });
    // @ts-expect-error no such route
    await call('GET /nowhere');
    expect(requests.map(([address]) => address)).toEqual([
      '/api/v1/session',
      '/api/v1/organizations/x/invitations',
      '/api/v1/nowhere',
    ]);
  });
});
