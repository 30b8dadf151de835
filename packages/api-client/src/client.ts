import { eventNames, sendEvent, UserFacingError } from '@standby/contracts';
import type {
  PathParameters,
  RequestBody,
  RequestQuery,
  ResponseBody,
  RouteTable,
} from './route-contract';

export type { accountRoutes } from './accounts';
export type { deviceCodeRoutes, pairingRoutes } from './devices';
export type { liveRoomRoutes } from './live-rooms';
export type { organizationRoutes } from './organizations';
export type { OrganizationExport, transferRoutes } from './transfer';

/** A refusal by the server, with the server's message. */
export class ServerError extends UserFacingError {
  override readonly name = 'ServerError';
  /** HTTP status; 0 where no readable answer came. */
  readonly status: number;
  readonly code: string;
  /** Messages for fields of a form, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Id of an unexpected error in the server's log. */
  readonly id: string | undefined;
  /** Further data of the refusal, such as both versions of an edit conflict. */
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

/** The arguments of a call of a route. */
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
 * Creates a client of the server's API, which needs only `fetch`. If the server refuses a call, the call
 * rejects with a `ServerError`. If no answer comes, the call rejects with the error of `fetch`.
 *
 * @param base the content of `<meta name="standby:api">`, such as `/api/v1`
 * @param send replaces `fetch` in tests
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
    // The shell asks for the password in a dialog over the page, so the page keeps all that was typed.
    if (error.code === 'signed-out' && 'window' in globalThis) {
      sendEvent(eventNames.sessionExpired, undefined);
    }
    throw error;
  };
  return call as unknown as Client<Routes>;
}
