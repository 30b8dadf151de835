import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPermitted, type Permission, type Role } from '@standby/shared-ui/contracts';
import { issueText } from '@standby/shared-ui/validation';
import * as v from 'valibot';
import { unstorableTextIn } from '../database/storable-text.ts';
import { ApiError, notFound, notPermitted, signedOut, type FieldErrors } from './api-error.ts';
import type {
  HandlerResult,
  ParsedBody,
  ParsedQuery,
  PathParameters,
  RouteContract,
  RouteTable,
} from './route-contract.ts';

export const API_PREFIX = '/api/v1';

/** The account that a request is made with. */
export interface SignedIn {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** When the account goes, where its owner has deleted it. */
  readonly deletesAt: Date | null;
}

/** How routes learn who asks; the session plugin gives it. */
export interface Gate {
  readonly signedIn: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<SignedIn | undefined>;
  /** Asks again, for a request that stays open. */
  readonly signedInAnew: (request: FastifyRequest) => Promise<SignedIn | undefined>;
  /** Those of some sessions that are not over. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly roleOf: (accountId: string, organizationId: string) => Promise<Role | undefined>;
}

type Access<Contract> = Contract extends { readonly access: infer Who } ? Who : never;

export interface RouteContext<Key, Contract> {
  readonly params: PathParameters<Key>;
  readonly body: ParsedBody<Contract>;
  readonly query: ParsedQuery<Contract>;
  readonly account: Access<Contract> extends 'everybody' ? undefined : SignedIn;
  /** The member's role, on routes that ask for a permission. */
  readonly role: Access<Contract> extends Permission ? Role : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handlers<Routes extends RouteTable> = {
  readonly [Key in keyof Routes]: (
    context: RouteContext<Key, Routes[Key]>,
  ) => Promise<HandlerResult<Routes[Key]>>;
};

/** An id as it is in a path. */
const ID = /^[\w-]{1,64}$/u;

function checkParameters(params: unknown): void {
  const values = Object.values(params as Record<string, string>);
  if (!values.every((value) => ID.test(value))) throw notFound();
}

function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  return Object.fromEntries(
    issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issueText(issue.message)]),
  );
}

/** @throws {ApiError} with the words beside each field that is wrong */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) {
    const path = unstorableTextIn(result.output);
    if (path === undefined) return result.output;
    throw new ApiError(
      400,
      'invalid-text',
      'A text in this has a character that cannot be saved. Type it again, then try again.',
      { fields: { [path]: 'This has a character that cannot be saved. Type it again.' } },
    );
  }
  throw new ApiError(
    400,
    'invalid',
    'Something in this is missing or wrong. Check what is marked and try again.',
    { fields: fieldsOf(result.issues) },
  );
}

async function authorize(
  contract: RouteContract,
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly account?: SignedIn; readonly role?: Role }> {
  const { access, isForLeaving = false } = contract;
  if (access === 'everybody') return {};
  const account = await gate.signedIn(request, reply);
  if (!account) throw signedOut();
  if (account.deletesAt !== null && !isForLeaving) {
    throw new ApiError(
      403,
      'account-deleted',
      'This account is about to be deleted. Take it back first, then try again.',
    );
  }
  if (access === 'signed-in') return { account };
  const { organizationId = '' } = request.params as { organizationId?: string };
  const role = await gate.roleOf(account.accountId, organizationId);
  if (role === undefined) throw notFound();
  if (!isPermitted(role, access)) throw notPermitted();
  return { account, role };
}

/** A handler after its types were checked against its route's contract. */
type AnyHandler = (context: object) => Promise<unknown>;

/** Serves the routes of a table: permission, input, handler, and an answer in the schema's shape. */
export function handleRoutes<const Routes extends RouteTable>(
  app: FastifyInstance,
  gate: Gate,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  for (const [key, contract] of Object.entries(routes) as [string, RouteContract][]) {
    const [method = '', path = ''] = key.split(' ');
    const handler = (handlers as unknown as Record<string, AnyHandler>)[key];
    if (!handler) throw new Error(`No handler for ${key}`);
    const { response, bodyLimit, status = response ? 200 : 204 } = contract;
    app.route({
      method,
      url: API_PREFIX + path,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        checkParameters(request.params);
        const who = await authorize(contract, gate, request, reply);
        const result = await handler({
          params: request.params,
          body: contract.body && checkInput(contract.body, request.body ?? {}),
          query: contract.query && checkInput(contract.query, request.query),
          request,
          reply,
          ...who,
        });
        // What the handler took over itself, such as a stream.
        if (reply.sent) return reply;
        reply.code(status);
        return response ? reply.send(v.parse(response, result)) : reply.send();
      },
    });
  }
}
