import type { Permission } from '@standby/contracts';
import type * as v from 'valibot';
import type { RouteLimit } from './limit-table';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path below `/api/v1`, with parameters as `:name`: `PATCH /organizations/:organizationId`. */
export type RouteKey = `${Method} /${string}`;

/**
 * Who may ask: everybody; signed-in people; or members of `:organizationId` whose role has a permission.
 */
export type Access = 'everybody' | 'signed-in' | Permission;

/** What one route takes and answers. Documentation, server and typed client are made of it. */
export interface RouteContract {
  readonly summary: string;
  readonly access: Access;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Left out, the answer has no body. */
  readonly response?: v.GenericSchema;
  /** The default is 200 with a body and 204 without. */
  readonly status?: 200 | 201 | 202 | 204;
  /** How often it may be asked for; counted before the body is read. */
  readonly limit?: RouteLimit;
  /**
   * Who shares the server with whom: left out, requests with a session are apart from those without. `reads` are answers that
   * take long to make; `passwords` are routes whose handlers take a place while they hash one.
   */
  readonly lane?: 'reads' | 'passwords';
  /** Longest request body in bytes, where it is more than what people type. Few such bodies are read at once. */
  readonly bodyLimit?: number;
  /** Also for an account that is about to be deleted. */
  readonly isForLeaving?: boolean;
}

export type RouteTable = Readonly<Partial<Record<RouteKey, RouteContract>>>;

/** Keeps the literal types of a table. */
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

/** What a client sends and gets. */
export type RequestBody<Contract> = Input<Part<Contract, 'body'>>;
export type RequestQuery<Contract> = Input<Part<Contract, 'query'>>;
export type ResponseBody<Contract> = Output<Part<Contract, 'response'>>;

/** What a handler gets, and what it may answer before the schema has shaped it. */
export type ParsedBody<Contract> = Output<Part<Contract, 'body'>>;
export type ParsedQuery<Contract> = Output<Part<Contract, 'query'>>;
export type HandlerResult<Contract> =
  Part<Contract, 'response'> extends v.GenericSchema ? Input<Part<Contract, 'response'>> : void;
