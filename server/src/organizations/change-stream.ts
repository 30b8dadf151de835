import { createSingleFlight } from '@standby/api-client/single-flight';
import type { FastifyReply } from 'fastify';
import type { Database } from '@standby/server-kit/database/database';
import { inScope } from '@standby/server-kit/database/scope';
import { ApiError } from '@standby/server-kit/http/api-error';
import { beginEventStream } from '@standby/server-kit/http/begin-event-stream';
import type { AuthGuard } from '@standby/server-kit/http/handle-routes';
import { whenOver } from '@standby/server-kit/http/when-over';

/** Poll interval of the revision, because a hint can be lost between processes. */
const POLL_MS = 15_000;

/** Heartbeat interval, because proxies end a connection that is silent for a minute. */
const HEARTBEAT_MS = 20_000;

/** Maximum bytes that wait for a slow window; the server then closes its stream, and the window reconnects. */
const BUFFERED_MAX_BYTES = 64 * 1024;

/** Maximum open streams of one account: five browsers with all connections that they open to a server. */
export const STREAMS_PER_ACCOUNT = 30;

/** Maximum open streams of one network, since a whole house may share its address. */
export const STREAMS_PER_NETWORK = 500;

interface Stream {
  readonly accountId: string;
  readonly sessionId: string;
  readonly network: string;
  readonly reply: FastifyReply;
}

const tooManyStreams = (): ApiError =>
  new ApiError(
    429,
    'too-many-windows',
    'Standby is open in too many windows. Close some of them, then load this one again.',
    { retryAfter: HEARTBEAT_MS / 1000 },
  );

interface Channel {
  readonly streams: Set<Stream>;
  readonly leave: () => void;
  sent: number;
  /** Sends the new revision, with one query at a time. */
  readonly refresh: () => Promise<void>;
}

export interface ChangeStreams {
  /** @throws {ApiError} if the account or the network has too many streams */
  readonly open: (organizationId: string, stream: Stream) => Promise<void>;
  readonly count: () => number;
  readonly close: () => void;
}

/**
 * Sends open windows their organization's revision. Each change costs one query per organization, for any
 * number of windows. The query also reads the members, so removed people receive nothing more.
 */
export function changeStreams(
  { queries, changes }: Pick<Database, 'queries' | 'changes'>,
  openSessions: AuthGuard['openSessions'],
  report: (error: unknown) => void,
): ChangeStreams {
  const organizations = new Map<string, Channel>();

  async function read(organizationId: string) {
    return inScope(queries, { organizationId }, async (transaction) => {
      const organization = await transaction
        .selectFrom('organization')
        .select('revision')
        .where('id', '=', organizationId)
        .executeTakeFirst();
      const members = await transaction
        .selectFrom('member')
        .select('userId')
        .where('organizationId', '=', organizationId)
        .execute();
      return {
        revision: organization?.revision ?? 0,
        members: new Set(members.map(({ userId }) => userId)),
      };
    });
  }

  function end({ reply }: Stream): void {
    reply.raw.end();
  }

  function write({ reply: { raw } }: Stream, text: string): void {
    // The stream may have ended during a query.
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > BUFFERED_MAX_BYTES) raw.destroy();
    else raw.write(text);
  }

  function send(stream: Stream, revision: number): void {
    write(stream, `id: ${revision}\nevent: revision\ndata: ${revision}\n\n`);
  }

  async function tell(organizationId: string, channel: Channel): Promise<void> {
    const { revision, members } = await read(organizationId);
    for (const stream of channel.streams) {
      if (!members.has(stream.accountId)) end(stream);
      else if (revision > channel.sent) send(stream, revision);
    }
    channel.sent = Math.max(channel.sent, revision);
  }

  function channelOf(organizationId: string): Channel {
    const known = organizations.get(organizationId);
    if (known) return known;
    const refresh = createSingleFlight(() => tell(organizationId, channel).catch(report));
    const leave = changes.subscribe(organizationId, () => void refresh());
    const channel: Channel = { streams: new Set(), leave, sent: 0, refresh };
    organizations.set(organizationId, channel);
    return channel;
  }

  function forget(organizationId: string, stream: Stream): void {
    const channel = organizations.get(organizationId);
    channel?.streams.delete(stream);
    if (!channel || channel.streams.size > 0) return;
    channel.leave();
    organizations.delete(organizationId);
  }

  const allStreams = (): Stream[] =>
    [...organizations.values()].flatMap(({ streams }) => Array.from(streams));

  /** Sends heartbeats to all streams, with a single query. */
  async function sendHeartbeats(): Promise<void> {
    const streams = allStreams();
    const open = await openSessions([...new Set(streams.map(({ sessionId }) => sessionId))]);
    for (const stream of streams) {
      if (open.has(stream.sessionId)) write(stream, ':\n\n');
      else end(stream);
    }
  }

  function checkCount({ accountId, network }: Stream): void {
    const streams = allStreams();
    const ofAccount = streams.filter((stream) => stream.accountId === accountId);
    const ofNetwork = streams.filter((stream) => stream.network === network);
    const isFull =
      ofAccount.length >= STREAMS_PER_ACCOUNT || ofNetwork.length >= STREAMS_PER_NETWORK;
    if (isFull) throw tooManyStreams();
  }

  const heartbeat = setInterval(() => {
    sendHeartbeats().catch(report);
  }, HEARTBEAT_MS);
  const poll = setInterval(() => {
    for (const { refresh } of organizations.values()) void refresh();
  }, POLL_MS);
  heartbeat.unref();
  poll.unref();

  return {
    open: async (organizationId, stream) => {
      checkCount(stream);
      const { reply } = stream;
      beginEventStream(reply);
      // The stream subscribes before it reads, so it misses no change in between.
      channelOf(organizationId).streams.add(stream);
      whenOver(reply, () => forget(organizationId, stream));
      const { revision } = await read(organizationId);
      write(stream, 'retry: 1000\n\n');
      send(stream, revision);
    },
    count: () => allStreams().length,
    close: () => {
      clearInterval(heartbeat);
      clearInterval(poll);
      for (const stream of allStreams()) end(stream);
    },
  };
}
