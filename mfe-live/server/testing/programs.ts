import { createClient } from '@standby/api-client';
import {
  CONTROL_PATH,
  CONTROL_SUBPROTOCOL,
  type ControlAction,
  type ControlEvent,
  type ControlState,
} from '@standby/api-client/control';
import type { Assignment, ControlScope } from '@standby/api-client/device-screens';
import type {
  deviceCodeRoutes,
  deviceControlRoutes,
  pairingRoutes,
} from '@standby/api-client/devices';
import { WebSocket } from 'ws';
import type { LiveCompany, LiveServer } from './live-server';

type Routes = typeof pairingRoutes & typeof deviceCodeRoutes & typeof deviceControlRoutes;
type Server = Pick<LiveServer, 'origin' | 'host'>;

const record = {
  name: 'Companion',
  type: 'control',
  room: 'Control room',
  description: '',
  setupMethod: 'manual',
} as const;

/** A member of an organization, by their requests. */
interface Office extends Pick<LiveCompany, 'organizationId' | 'showId'> {
  readonly owner: Pick<LiveCompany['owner'], 'fetch'>;
}

/** Returns what a member does with programs on the Devices screen. */
export function programsOf({ owner, organizationId, showId }: Office) {
  const call = createClient<Routes>('/api/v1', owner.fetch);
  const params = { organizationId };
  return {
    code: async (deviceId = 'companion'): Promise<string> =>
      (
        await call('POST /organizations/:organizationId/pairings', {
          params,
          body: { deviceId, device: record },
        })
      ).code,
    assign: (assignment: Assignment, deviceId = 'companion') =>
      call('POST /organizations/:organizationId/devices/control', {
        params,
        body: { deviceIds: [deviceId], assignment },
      }),
    give: (scope: ControlScope): Assignment => ({ kind: 'control', showId, scope }),
    giveEveryShow: (scope: ControlScope): Assignment => ({ kind: 'control', scope }),
    remove: (deviceId = 'companion') =>
      owner.fetch(`/api/v1/organizations/${organizationId}/devices/${deviceId}`, {
        method: 'DELETE',
      }),
  };
}

/** Pairs a program as a script does, and assigns it to the show. @returns its token */
export async function pairProgram(
  server: Server,
  company: Office,
  scope: ControlScope | undefined,
  deviceId = 'companion',
): Promise<string> {
  const programs = programsOf(company);
  const response = await fetch(`${server.origin}/api/v1/devices/pair`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ code: await programs.code(deviceId) }),
  });
  const { token } = (await response.json()) as { token: string };
  if (scope) await programs.assign(programs.give(scope), deviceId);
  return token;
}

interface Refusal {
  readonly error: { readonly code: string; readonly message: string };
}

const queryOf = (show: string | undefined): string => (show === undefined ? '' : `?show=${show}`);

/** The HTTP requests of a program. @param show whose room it names; undefined for none */
export function httpOf({ origin }: Server, token: string, show?: string) {
  const request = async (path: string, body?: unknown) => {
    const response = await fetch(`${origin}/api/v1/control/${path}${queryOf(show)}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? undefined : JSON.parse(text)) as unknown,
    };
  };
  return {
    request,
    state: async (): Promise<ControlState> =>
      ((await request('state')).body as { state: ControlState }).state,
    /** @returns `done`, or the code of the refusal */
    act: async (action: ControlAction | object | string): Promise<string> => {
      const { status, body } = await request('actions', action);
      return status === 204 ? 'done' : (body as Refusal).error.code;
    },
  };
}

interface ControlClientOptions {
  readonly protocols?: string[];
  /** Show whose room the address names; undefined for none. */
  readonly show?: string;
}

/** A program's WebSocket, which keeps the state as a program does. */
export class ControlClient {
  readonly socket: WebSocket;
  readonly events: ControlEvent[] = [];
  state: ControlState | undefined;
  #nextId = 0;
  #waiting: (() => void)[] = [];

  constructor(
    { host, origin }: Server,
    token: string,
    { protocols = [CONTROL_SUBPROTOCOL], show }: ControlClientOptions = {},
  ) {
    const headers = { origin, authorization: `Bearer ${token}` };
    const url = `ws://${host}${CONTROL_PATH}${queryOf(show)}`;
    this.socket = new WebSocket(url, protocols, { headers });
    this.socket.on('message', (data: Buffer) => {
      const event = JSON.parse(data.toString()) as ControlEvent;
      if (event.kind === 'state') this.state = event.state;
      if (event.kind === 'changes' && this.state)
        this.state = { ...this.state, ...event.state } as ControlState;
      this.events.push(event);
      this.#wake();
    });
    this.socket.on('close', () => this.#wake());
    this.socket.on('error', () => this.#wake());
  }

  /** Returns the status of a refused upgrade; undefined if it is not refused. */
  static refusal(
    server: Server,
    token: string,
    options?: ControlClientOptions,
  ): Promise<number | undefined> {
    const { socket } = new ControlClient(server, token, options);
    return new Promise((done) => {
      socket.on('unexpected-response', (_, { statusCode }) => done(statusCode));
      socket.on('open', () => {
        socket.close();
        done(undefined);
      });
    });
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.socket.readyState === WebSocket.CLOSED)
        throw new Error('The connection ended before');
      await new Promise<void>((changed) => this.#waiting.push(changed));
    }
  }

  opened(): Promise<void> {
    return this.until(() => this.state !== undefined);
  }

  /** @returns `done`, or the code of the refusal */
  async act(action: ControlAction): Promise<string> {
    const id = (this.#nextId += 1);
    this.socket.send(JSON.stringify({ kind: 'do', id, action }));
    const answer = () =>
      this.events.find(
        (event) => (event.kind === 'done' || event.kind === 'refused') && event.id === id,
      );
    await this.until(() => answer() !== undefined);
    const found = answer();
    return found?.kind === 'refused' ? found.code : 'done';
  }

  /** Returns the reason for which the server ended the connection. */
  async bye(): Promise<string | undefined> {
    while (this.socket.readyState !== WebSocket.CLOSED) {
      await new Promise<void>((changed) => this.#waiting.push(changed));
    }
    const found = this.events.find(({ kind }) => kind === 'bye');
    return found?.kind === 'bye' ? found.code : undefined;
  }

  #wake(): void {
    for (const changed of this.#waiting.splice(0)) changed();
  }
}
