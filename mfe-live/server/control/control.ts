import type { FastifyInstance } from 'fastify';
import { controlRoutes } from '@standby/api-client/control';
import { handleRoutes } from '@standby/server-kit';
import type { RoomsOptions } from '../rooms-options';
import { asyncApiDocument } from './asyncapi';
import { controlGuard } from './control-access';
import { serveControlSockets } from './control-sockets';
import { Programs } from './programs';

/** Serves programs, such as Companion, over HTTP and WebSocket. */
export function serveControl(
  app: FastifyInstance,
  { authGuard, services, rooms, now }: RoomsOptions,
): { readonly count: () => number; readonly stop: () => void } {
  const guard = controlGuard(services);
  const programs = new Programs({ rooms, services, now });
  const description = asyncApiDocument(services.publicOrigin);

  handleRoutes(app, authGuard, controlRoutes, {
    'GET /control/shows': async ({ request }) => ({ shows: await guard.showsOf(request) }),

    'GET /control/state': async ({ request }) => {
      const { access } = await guard.accessOf(request);
      return programs.using(access, (program) => ({ nowMs: now(), state: program.state() }));
    },

    'POST /control/actions': async ({ request, body }) => {
      const { access } = await guard.accessOf(request);
      await programs.using(access, (program) => program.act(body));
    },

    'GET /control/asyncapi.json': async () => description,
  });

  return serveControlSockets(app, { guard, programs, services, now });
}
