import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { inScope } from '../database/scope.ts';

/** A hint can be lost between processes; after this time the revision is read without one. */
const POLL_MS = 15_000;

/** Proxies end what says nothing for a minute. */
const HEARTBEAT_MS = 20_000;

/** A window that reads slower than this is cut; it comes back by itself and reads on. */
const BUFFERED_MAX_BYTES = 64 * 1024;

interface Stream {
  readonly accountId: string;
  readonly reply: FastifyReply;
  readonly isStillSignedIn: () => Promise<boolean>;
}

interface Channel {
  readonly streams: Set<Stream>;
  readonly leave: () => void;
  sent: number;
  reading: Promise<void> | undefined;
  isStale: boolean;
}

export interface ChangeStreams {
  readonly open: (organizationId: string, stream: Stream) => Promise<void>;
  readonly count: () => number;
  readonly close: () => void;
}

/**
 * Tells open windows their organization's revision. One query an organization and change, however many
 * windows there are; it reads the members, too, so who was removed hears no more.
 */
export function changeStreams(
  { queries, changes }: Pick<Database, 'queries' | 'changes'>,
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

  function send(stream: Stream, revision: number): void {
    const { raw } = stream.reply;
    if (raw.writableLength > BUFFERED_MAX_BYTES) raw.destroy();
    else raw.write(`id: ${revision}\nevent: revision\ndata: ${revision}\n\n`);
  }

  async function tell(organizationId: string, channel: Channel): Promise<void> {
    do {
      channel.isStale = false;
      const { revision, members } = await read(organizationId);
      for (const stream of channel.streams) {
        if (!members.has(stream.accountId)) end(stream);
        else if (revision > channel.sent) send(stream, revision);
      }
      channel.sent = Math.max(channel.sent, revision);
    } while (channel.isStale);
  }

  /** One reading at a time; what is announced during one is read after it. */
  function touch(organizationId: string): void {
    const channel = organizations.get(organizationId);
    if (!channel) return;
    channel.isStale = true;
    channel.reading ??= tell(organizationId, channel)
      .catch(report)
      .finally(() => (channel.reading = undefined));
  }

  function channelOf(organizationId: string): Channel {
    const known = organizations.get(organizationId);
    if (known) return known;
    const leave = changes.subscribe(organizationId, () => touch(organizationId));
    const channel: Channel = {
      streams: new Set(),
      leave,
      sent: 0,
      reading: undefined,
      isStale: false,
    };
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

  async function sendHeartbeat(stream: Stream): Promise<void> {
    if (await stream.isStillSignedIn()) stream.reply.raw.write(':\n\n');
    else end(stream);
  }

  const allStreams = (): Stream[] =>
    [...organizations.values()].flatMap(({ streams }) => Array.from(streams));
  const heartbeat = setInterval(() => {
    for (const stream of allStreams()) sendHeartbeat(stream).catch(report);
  }, HEARTBEAT_MS);
  const poll = setInterval(() => {
    for (const organizationId of organizations.keys()) touch(organizationId);
  }, POLL_MS);
  heartbeat.unref();
  poll.unref();

  return {
    open: async (organizationId, stream) => {
      // Listening comes first, so no change falls between reading and listening.
      const channel = channelOf(organizationId);
      channel.streams.add(stream);
      const { raw } = stream.reply;
      raw.on('close', () => forget(organizationId, stream));
      const { revision } = await read(organizationId);
      raw.write('retry: 1000\n\n');
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
