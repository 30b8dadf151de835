import { defineRoutes } from '@standby/api-client/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as v from 'valibot';
import { organizationCalls } from './organization-calls';

const routes = defineRoutes({
  'GET /organizations/:organizationId/props': {
    summary: 'The props.',
    access: 'shows:read',
    response: v.object({ names: v.array(v.string()) }),
  },
  'POST /organizations/:organizationId/props/:propId': {
    summary: 'Changes a prop.',
    access: 'shows:write',
    body: v.object({ name: v.string() }),
  },
});

const noun = { one: 'prop', many: 'props' };

function open(answer: () => Promise<Response>) {
  const requests: [string, RequestInit | undefined][] = [];
  const call = organizationCalls<typeof routes>(noun, 5_000, {
    base: '/api/v1',
    member: { organizationId: 'national', role: 'owner' },
    send: (input, init) => {
      requests.push([input as string, init]);
      return answer();
    },
    feed: { subscribe: () => () => undefined },
    now: () => new Date(0),
  });
  return { call, requests };
}

describe('calls of an organization’s routes', () => {
  it('name the page’s organization in the path, beside the other parameters', async () => {
    const { call, requests } = open(async () => new Response(null, { status: 204 }));
    await call('POST /organizations/:organizationId/props/:propId', {
      params: { propId: 'skull' },
      body: { name: 'Yorick' },
    });
    expect(requests).toEqual([
      [
        '/api/v1/organizations/national/props/skull',
        expect.objectContaining({ method: 'POST', body: '{"name":"Yorick"}' }),
      ],
    ]);
    expect(requests[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  it('return the answer, typed by the route', async () => {
    const { call } = open(async () => new Response('{"names":["Skull"]}'));
    const answer = await call('GET /organizations/:organizationId/props');
    expectTypeOf(answer).toEqualTypeOf<{ names: string[] }>();
    expect(answer).toEqual({ names: ['Skull'] });
  });

  it.each([
    ['a refusal', async () => new Response('{}', { status: 404 }), 'not-found'],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('reject with an error for the screen after %s', async (_, answer, reason) => {
    const { call } = open(answer);
    await expect(call('GET /organizations/:organizationId/props')).rejects.toMatchObject({
      name: 'CollectionError',
      reason,
    });
  });
});
