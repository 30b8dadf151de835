import type { Permission } from '@standby/contracts';
import type * as v from 'valibot';
import type { RouteLimit } from './limit-table';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path below `/api/v1`, with parameters as `:name`: `PATCH /organizations/:organizationId`. */
type RouteKey = `${Method} /${string}`;

/**
 * The people who may call a route: everybody; signed-in people; or members of `:organizationId` with a permission.
 */
export type Access = 'everybody' | 'signed-in' | Permission;

/** Input and output of one route. The documentation, the server and the typed client derive from it. */
export interface RouteContract {
  readonly summary: string;
  readonly access: Access;
  /** Whether the handler takes the token of a program, beside what `access` says. */
  readonly isForPrograms?: boolean;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Schema of the answer's body; undefined for an answer without a body. */
  readonly response?: v.GenericSchema;
  /** Status of a successful answer; by default 200 with a body and 204 without. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Limit of the route, counted before the body is read. */
  readonly limit?: RouteLimit;
  /**
   * Lane of the route: requests of different lanes do not wait for each other. By default requests with a session have one
   * lane, and requests without a session another. The lane `reads` is for answers that take long to compute. The lane `passwords`
   * is for handlers that hash a password and occupy a place meanwhile.
   */
  readonly lane?: 'reads' | 'passwords';
  /** Maximum bytes of a request body that exceeds what people type. The server reads few such bodies at once. */
  readonly bodyLimit?: number;
  /** Whether an account that waits for its deletion may call the route. */
  readonly isForLeaving?: boolean;
}

export type RouteTable = Readonly<Partial<Record<RouteKey, RouteContract>>>;

/** Returns the table with its literal types. */
export const defineRoutes = <const Routes extends RouteTable>(routes: Routes): Routes => routes;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route's path, by name. */
export type PathParameters<Key> = Key extends string
  ? { readonly [Name in ParameterNames<Key>]: string }
  : never;

type Input<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : undefined;
type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

type Part<Contract, Name extends string> =
  Contract extends Readonly<Record<Name, infer Schema>> ? Schema : undefined;

/** The data that a client sends and receives. */
export type RequestBody<Contract> = Input<Part<Contract, 'body'>>;
export type RequestQuery<Contract> = Input<Part<Contract, 'query'>>;
export type ResponseBody<Contract> = Output<Part<Contract, 'response'>>;

/** The data that a handler receives, and its result before the response schema parses it. */
export type ParsedBody<Contract> = Output<Part<Contract, 'body'>>;
export type ParsedQuery<Contract> = Output<Part<Contract, 'query'>>;
export type HandlerResult<Contract> =
  Part<Contract, 'response'> extends v.GenericSchema ? Input<Part<Contract, 'response'>> : void;
