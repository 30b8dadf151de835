import { eventNames, sendEvent, UserFacingError } from '@standby/contracts';
import type {
  PathParameters,
  RequestBody,
  RequestQuery,
  ResponseBody,
  RouteTable,
} from './route-contract';

export type { accountRoutes } from './accounts';
export type {
  deviceCodeRoutes,
  deviceControlRoutes,
  pairedDeviceRoutes,
  pairingRoutes,
} from './devices';
export type { liveRoomRoutes } from './live-rooms';
export type { organizationRoutes } from './organizations';
export type { OrganizationExport, transferRoutes } from './transfer';

/** A refusal of the server, with its words. */
export class ServerError extends UserFacingError {
  override readonly name = 'ServerError';
  /** 0 where no answer came that could be read. */
  readonly status: number;
  readonly code: string;
  /** Words beside fields of a form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of an unexpected error: its id in the server's log. */
  readonly id: string | undefined;
  /** What else the refusal says, such as both versions of an edit conflict. */
  readonly details: unknown;

  constructor(status: number, answer: ErrorAnswer | undefined, options?: ErrorOptions) {
    super(answer?.message ?? 'The server cannot answer right now. Try again in a moment.', options);
    this.status = status;
    this.code = answer?.code ?? 'no-answer';
    this.fields = answer?.fields ?? {};
    this.id = answer?.id;
    this.details = answer?.details;
  }
}

interface ErrorAnswer {
  readonly code: string;
  readonly message: string;
  readonly id?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: unknown;
}

type Needed<Name extends string, Value> = Value extends undefined
  ? { readonly [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a call of a route takes. */
export type CallOptions<Key, Contract> = Needed<'params', PathParameters<Key>> &
  Needed<'body', RequestBody<Contract>> &
  Needed<'query', RequestQuery<Contract>> & { readonly signal?: AbortSignal };

type Arguments<Options> =
  Partial<Options> extends Options ? [options?: Options] : [options: Options];

/** Calls one route by its key, typed by the same schemas that the server checks with. */
export type Client<Routes extends RouteTable> = <Key extends keyof Routes & string>(
  key: Key,
  ...args: Arguments<CallOptions<Key, Routes[Key]>>
) => Promise<ResponseBody<Routes[Key]>>;

function addressOf(base: string, path: string, options: AnyOptions): string {
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  );
  const given = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${base}${filled}${given.length > 0 ? `?${query}` : ''}`;
}

interface AnyOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * A client of the server's API: `fetch` and nothing else. A call rejects with a `ServerError` where the
 * server refuses, and with the error of `fetch` where there is no answer.
 *
 * @param base the content of `<meta name="standby:api">`, such as `/api/v1`
 * @param send another `fetch`, in tests
 */
export function createClient<Routes extends RouteTable>(
  base: string,
  send: typeof fetch = fetch,
): Client<Routes> {
  const call = async (key: string, options: AnyOptions = {}): Promise<unknown> => {
    const [method = 'GET', path = ''] = key.split(' ');
    const { body, signal } = options;
    const response = await send(addressOf(base, path, options), {
      method,
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (response.ok) {
      const text = await response.text();
      return text === '' ? undefined : JSON.parse(text);
    }
    const answer = (await response.json().catch(() => undefined)) as
      | { readonly error?: ErrorAnswer }
      | undefined;
    const error = new ServerError(response.status, answer?.error);
    // The shell asks for the password over the page, which keeps what was typed.
    if (error.code === 'signed-out' && 'window' in globalThis) {
      sendEvent(eventNames.sessionExpired, undefined);
    }
    throw error;
  };
  return call as unknown as Client<Routes>;
}
