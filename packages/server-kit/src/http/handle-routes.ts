import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX, fieldsOf, isPermitted, type Permission, type Role } from '@standby/contracts';
import { isCountedInMemory } from '@standby/api-client/limit-table';
import { networkOf, type Limits } from './limits.ts';
import { shapeAnswer } from './answer.ts';
import { ApiError, notFound, notPermitted, signedOut } from './api-error.ts';
import { checkInput } from './check-input.ts';
import type { Lanes } from './lanes.ts';
import { countLargeBodies } from './large-bodies.ts';
import type {
  HandlerResult,
  ParsedBody,
  ParsedQuery,
  PathParameters,
  RouteContract,
  RouteTable,
} from '@standby/api-client/route-contract';

export { API_PREFIX };

/** The account that sends a request. */
export interface SignedIn {
  readonly accountId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  /** Moment at which a deleted account is purged; null for every other account. */
  readonly deletesAt: Date | null;
}

/** The sender of a request, as far as it is known without a query. */
export interface Visitor {
  readonly lane: 'members' | 'strangers';
  readonly key: string;
}

/** Authentication and rate limits of requests; accounts implement it. */
export interface AuthGuard {
  /** Returns the sender: a member by a cookie that this server signed, even of an ended session; others by device or network. */
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  readonly signedIn: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<SignedIn | undefined>;
  /** Looks the account up again, for a request that stays open. */
  readonly signedInAnew: (request: FastifyRequest) => Promise<SignedIn | undefined>;
  /** Returns which of some sessions are still open. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly roleOf: (accountId: string, organizationId: string) => Promise<Role | undefined>;
  readonly take: Limits['take'];
  readonly lanes: Lanes;
}

type Access<Contract> = Contract extends { readonly access: infer Who } ? Who : never;

interface RouteContext<Key, Contract> {
  readonly params: PathParameters<Key>;
  readonly body: ParsedBody<Contract>;
  readonly query: ParsedQuery<Contract>;
  readonly account: Access<Contract> extends 'everybody' ? undefined : SignedIn;
  /** Role of the member, on routes with a permission. */
  readonly role: Access<Contract> extends Permission ? Role : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handlers<Routes extends RouteTable> = {
  readonly [Key in keyof Routes]: (
    context: RouteContext<Key, Routes[Key]>,
  ) => Promise<HandlerResult<Routes[Key]>>;
};

/** Maximum bytes of the body of an unauthenticated request, which is a form. */
export const FORM_MAX_BYTES = 16 * 1024;

/** Maximum bytes of a member's body: the old and the new version of an item. */
const ITEM_MAX_BYTES = 256 * 1024;

/** An id as it stands in a path. */
const ID = /^[\w-]{1,64}$/u;

function checkParameters(params: unknown): void {
  const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);
  if (!Object.values(fieldsOf(params)).every(isId)) throw notFound();
}

interface Who {
  readonly account?: SignedIn;
  readonly role?: Role;
}

async function authorize(
  { access, isForLeaving = false }: RouteContract,
  authGuard: AuthGuard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Who> {
  if (access === 'everybody') return {};
  const account = await authGuard.signedIn(request, reply);
  if (!account) throw signedOut();
  if (account.deletesAt !== null && !isForLeaving) {
    throw new ApiError(
      403,
      'account-deleted',
      'This account is scheduled for deletion. Cancel the deletion first, then try again.',
    );
  }
  if (access === 'signed-in') return { account };
  const { organizationId = '' } = request.params as { organizationId?: string };
  const role = await authGuard.roleOf(account.accountId, organizationId);
  if (role === undefined) throw notFound();
  if (!isPermitted(role, access)) throw notPermitted();
  return { account, role };
}

async function countAttempt(
  { limit }: RouteContract,
  authGuard: AuthGuard,
  request: FastifyRequest,
  { account }: Who,
): Promise<void> {
  if (limit === undefined) return;
  const isByAccount = limit.endsWith('ByAccount') && account !== undefined;
  await authGuard.take(limit, isByAccount ? account.accountId : networkOf(request));
}

/** Whether the checks of a request need queries, and not only memory. */
const isCheckedByQueries = ({ access, limit }: RouteContract): boolean =>
  access !== 'everybody' || (limit !== undefined && !isCountedInMemory(limit));

/** Checks a request before its body is read, so that a refused request costs only its headers. */
async function admit(
  contract: RouteContract,
  authGuard: AuthGuard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Who> {
  const { lane, key } = authGuard.visitorOf(request);
  if (contract.access !== 'everybody' && lane === 'strangers') throw signedOut();
  async function check(): Promise<Who> {
    const who = await authorize(contract, authGuard, request, reply);
    await countAttempt(contract, authGuard, request, who);
    return who;
  }
  return isCheckedByQueries(contract) ? authGuard.lanes[lane].run([key], reply, check) : check();
}

/** Runs a handler when it is its turn. A handler that hashes passwords occupies a place only for the hash. */
function inTurn<Result>(
  { lane }: RouteContract,
  { visitorOf, lanes }: AuthGuard,
  { account, request, reply }: Who & Pick<RouteContext<never, never>, 'request' | 'reply'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (lane === 'passwords') return work();
  const visitor = visitorOf(request);
  const { organizationId } = request.params as { organizationId?: string };
  const keys = [
    account ? `account ${account.accountId}` : visitor.key,
    ...(account && organizationId !== undefined ? [`organization ${organizationId}`] : []),
  ];
  return lanes[lane ?? visitor.lane].run(keys, reply, work);
}

/** A handler whose types were checked against the route's contract. */
type AnyHandler = (context: object) => Promise<unknown>;

/** Serves the routes of a table: it checks permission and input, runs the handler, and shapes the answer by the schema. */
export function handleRoutes<const Routes extends RouteTable>(
  app: FastifyInstance,
  authGuard: AuthGuard,
  routes: Routes,
  handlers: Handlers<Routes>,
): void {
  const admitted = new WeakMap<FastifyRequest, Who>();
  const admitLargeBody = countLargeBodies();
  for (const [key, contract] of Object.entries(routes) as [string, RouteContract][]) {
    const [method = '', path = ''] = key.split(' ');
    const handler = (handlers as unknown as Record<string, AnyHandler>)[key];
    if (!handler) throw new Error(`No handler for ${key}`);
    const { access, response, status = response ? 200 : 204 } = contract;
    const { bodyLimit = access === 'everybody' ? FORM_MAX_BYTES : ITEM_MAX_BYTES } = contract;
    app.route({
      method,
      url: API_PREFIX + path,
      bodyLimit,
      onRequest: async (request, reply) => {
        checkParameters(request.params);
        const who = await admit(contract, authGuard, request, reply);
        if (contract.bodyLimit !== undefined) admitLargeBody(reply);
        admitted.set(request, who);
      },
      handler: async (request, reply) => {
        const context = {
          params: request.params,
          query: contract.query && checkInput(contract.query, request.query),
          body: contract.body && checkInput(contract.body, request.body ?? {}),
          request,
          reply,
          ...admitted.get(request),
        };
        const result = await inTurn(contract, authGuard, context, () => handler(context));
        // The handler has sent the answer itself, such as a stream.
        if (reply.sent) return reply;
        reply.code(status);
        if (!response) return reply.send();
        const shaped = shapeAnswer(response, result, (row) =>
          request.log.error({ row, route: key }, 'left out a row that its schema refuses'),
        );
        return reply.send(shaped);
      },
    });
  }
}
