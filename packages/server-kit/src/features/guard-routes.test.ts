import fastify from 'fastify';
import { expect, it } from 'vitest';
import type { FeatureOptions } from '../collections/plugin.ts';
import type { Feature } from './feature.ts';
import { guardRoutes } from './guard-routes.ts';

const PATH = '/organizations/:organizationId/tickets';

async function start(serve: Feature['serve']) {
  const app = fastify();
  const feature: Feature = {
    name: 'tickets',
    routes: [{ [`GET ${PATH}`]: { summary: 'The tickets.', access: 'shows:read' } }],
    migrations: {},
    collections: [],
    samples: {},
    serve,
  };
  guardRoutes(feature).serve(app, {} as FeatureOptions);
  await app.ready();
  return app;
}

it('serves the routes that the feature declares', async () => {
  const app = await start((scope) => scope.get(`/api/v1${PATH}`, async () => 'seats'));
  expect((await app.inject('/api/v1/organizations/one/tickets')).body).toBe('seats');
});

it.each([
  ['GET', '/api/v1/tickets'],
  ['DELETE', `/api/v1${PATH}`],
  ['GET', PATH],
])('refuses the undeclared route %s %s, and names feature and route', async (method, url) => {
  const starting = start((scope) => void scope.route({ method, url, handler: async () => '' }));
  await expect(starting).rejects.toThrow(
    `Feature "tickets" serves ${method} ${url}, which it does not declare`,
  );
});

it('limits the hooks of a feature to its own routes', async () => {
  const app = await start((scope) => {
    scope.addHook('onRequest', () => Promise.reject(new Error('of tickets')));
  });
  expect((await app.inject('/other')).statusCode).toBe(404);
});
