import type { ByeReason } from '@standby/room-engine/protocol/server-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, networkOf, TokenBuckets } from '@standby/server-kit';
import type { WebSocket } from 'ws';
import { LIVE_PREFIX } from '@standby/room-engine/protocol/room-path';
import { LIVE_SUBPROTOCOL } from '@standby/room-engine/protocol/messages';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { Turns } from '@standby/room-engine/authority/turns';
import type { RoomsOptions } from '../rooms-options';
import { accessOf, type LiveAccess, organizationAccess } from './access';
import { AccessWatch } from './access-watch';
import { Admission } from './admission';
import { sayBye } from './guarded-socket';
import { LiveWindow } from './live-window';
import { serveSockets } from './serve-sockets';

/** Milliseconds that a stop waits for windows that do not answer. */
const STOP_MS = 1_000;

/**
 * Windows that a stop sends to the other processes per second, each of which is away for a second
 * at most (rule C10). The stop takes no longer than the maximum for all windows.
 */
const LEAVING_PER_SECOND = 1_000;
const LEAVING_MAX_MS = 3_000;

/** Bucket of one account or link, beyond the own shares of its connections. */
const PER_OWNER = { capacity: 20_000, perSecond: 2_000 } as const;

/** Connections from one network, which may serve a whole house. */
const PER_NETWORK = { capacity: 2_000, perSecond: 50 } as const;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const ID = /^[\w-]{1,64}$/u;

/** Serves the rooms' connections at `/live/<organization>/<show>`. */
export function serveLiveSockets(app: FastifyInstance, options: RoomsOptions): LiveSockets {
  const { authGuard, services, rooms, now } = options;
  const windows = new Set<LiveWindow>();
  const networks = new TokenBuckets(PER_NETWORK);
  const beyondShares = new TokenBuckets(PER_OWNER);
  const monotonicMs = (): number => performance.now();
  const turns = new Turns((callback) => setImmediate(callback));
  const admission = new Admission<LiveAccess | ByeReason>();
  const watch = new AccessWatch({
    changes: services.database.changes,
    authGuard,
    now: services.now,
    read: (organizationId, showIds) => organizationAccess(organizationId, showIds, services),
    onError: (error) => services.report(error, 'access to live rooms'),
  });

  async function authorize(request: FastifyRequest, key: RoomKey): Promise<LiveAccess | ByeReason> {
    const isRoom = ID.test(key.organizationId) && ID.test(key.showId);
    // The permissions of a request depend only on its cookies.
    const name = `${key.organizationId}/${key.showId} ${request.headers.cookie}`;
    const read = () => accessOf(request, key, options);
    const access = isRoom ? await admission.admit(name, read) : 'not-found';
    // Requests that shared a reading continue one by one.
    await turns.next();
    return access;
  }

  let isStopping = false;

  const unsubscribe = services.standbyServer.subscribe(() => {
    for (const window of windows) window.tellStandbyServer();
  });

  /** @param cookie header of the request, which is not kept */
  function open(socket: WebSocket, key: RoomKey, access: LiveAccess, cookie: string): void {
    const window: LiveWindow = new LiveWindow({
      socket,
      access,
      key,
      rooms,
      turns,
      beyondShares,
      now,
      clockErrorMs: () => services.clock.errorMs(),
      monotonicMs,
      checkAccess: () => watching.check(),
      standbyServer: () => services.standbyServer.passOf(cookie),
      onError: (error) => services.report(error, 'live room'),
      onClose: () => {
        windows.delete(window);
        watching.stop();
      },
    });
    const watching = watch.watch({
      key,
      access,
      allow: (role) => window.allow(role),
      retitle: (show) => window.retitle(show),
      end: (reason) => window.end(reason),
    });
    windows.add(window);
  }

  serveSockets(app, {
    path: `${LIVE_PREFIX}/:organizationId/:showId`,
    subprotocol: LIVE_SUBPROTOCOL,
    otherProtocol: 'This page does not match the server’s version. Reload it.',
    async admit(request) {
      if (!networks.take(networkOf(request), 1, monotonicMs())) {
        throw new ApiError(429, 'too-many-attempts', 'Too many connections. Wait a minute.');
      }
      if (!admission.isOpen) {
        throw new ApiError(503, 'too-busy', 'Too many connections at once. Try again in a moment.');
      }
      const { organizationId, showId } = request.params as RoomKey;
      const key = { organizationId, showId };
      return { key, access: await authorize(request, key) };
    },
    open(socket, { key, access }, request) {
      if (isStopping) sayBye(socket, 'stopping');
      else if (typeof access === 'string') sayBye(socket, access);
      else open(socket, key, access, request.headers.cookie ?? '');
    },
  });

  return {
    count: () => windows.size,
    stop: async () => {
      isStopping = true;
      unsubscribe();
      const spanMs = Math.min(LEAVING_MAX_MS, (windows.size * 1_000) / LEAVING_PER_SECOND);
      const stepMs = spanMs / windows.size;
      await Promise.all(
        Array.from(windows, async (window, index) => {
          if (index > 0) await wait(index * stepMs);
          await window.stop(STOP_MS);
        }),
      );
      watch.stop();
    },
  };
}

interface LiveSockets {
  readonly count: () => number;
  /** Says `bye` to all windows one after the other, and resolves when they are gone. */
  readonly stop: () => Promise<void>;
}
