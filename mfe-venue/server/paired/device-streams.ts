import { createSingleFlight } from '@standby/api-client/single-flight';
import type { DeviceState } from '@standby/api-client/devices';
import { beginEventStream, inScope, type Services, whenOver } from '@standby/server-kit';
import type { FastifyReply } from 'fastify';
import { pairedState } from './device-state';
import { allDevices } from '../storage/device-rows';
import { listTokenOwners, type TokenOwner } from '../storage/device-tokens';

/** Poll interval: a change hint can be lost between processes. */
const POLL_MS = 15_000;

/** Heartbeat interval; proxies close a connection that stays silent for a minute. */
const HEARTBEAT_MS = 20_000;

/** Buffer limit at which a slow reader is disconnected; the device reconnects. */
const BUFFERED_MAX_BYTES = 64 * 1024;

interface Stream {
  readonly owner: TokenOwner;
  readonly reply: FastifyReply;
  /** State that was sent last, as JSON. */
  sent: string;
}

interface Channel {
  /** Streams by pairing id; a device has one stream. */
  readonly streams: Map<string, Stream>;
  readonly leave: () => void;
  /** Sends changed states, with one query at a time. */
  readonly refresh: () => Promise<void>;
}

interface DeviceStreams {
  readonly open: (owner: TokenOwner, reply: FastifyReply) => Promise<void>;
  readonly close: () => void;
}

const UNPAIRED: DeviceState = { state: 'new' };

/**
 * Tells devices what to show. Each change takes one query per organization, however many devices it
 * has.
 */
export function deviceStreams({ database, now, report }: Services): DeviceStreams {
  const { queries, changes } = database;
  const organizations = new Map<string, Channel>();

  const read = (organizationId: string): Promise<ReadonlyMap<string, DeviceState>> =>
    inScope(queries, { organizationId }, async (transaction) => {
      const owners = await listTokenOwners(transaction, organizationId);
      const devices = await allDevices(transaction, organizationId);
      return new Map(
        owners.flatMap((owner) => {
          const device = devices.get(owner.deviceId);
          return device ? [[owner.pairingId, pairedState(owner, device, now())] as const] : [];
        }),
      );
    });

  function send(stream: Stream, state: DeviceState): void {
    const { raw } = stream.reply;
    const text = JSON.stringify(state);
    if (text === stream.sent || raw.writableEnded || raw.destroyed) return;
    stream.sent = text;
    if (raw.writableLength > BUFFERED_MAX_BYTES) raw.destroy();
    else raw.write(`event: device\ndata: ${text}\n\n`);
  }

  async function tell(organizationId: string, { streams }: Channel): Promise<void> {
    const states = await read(organizationId);
    for (const [pairingId, stream] of streams) {
      send(stream, states.get(pairingId) ?? UNPAIRED);
      if (!states.has(pairingId)) stream.reply.raw.end();
    }
  }

  function channelOf(organizationId: string): Channel {
    const known = organizations.get(organizationId);
    if (known) return known;
    const refresh = createSingleFlight(() =>
      tell(organizationId, channel).catch((error: unknown) => report(error, 'device stream')),
    );
    const leave = changes.subscribe(organizationId, () => void refresh());
    const channel: Channel = { streams: new Map(), leave, refresh };
    organizations.set(organizationId, channel);
    return channel;
  }

  function forget(stream: Stream): void {
    const { organizationId, pairingId } = stream.owner;
    const channel = organizations.get(organizationId);
    if (channel?.streams.get(pairingId) === stream) channel.streams.delete(pairingId);
    if (!channel || channel.streams.size > 0) return;
    channel.leave();
    organizations.delete(organizationId);
  }

  const allStreams = (): Stream[] =>
    [...organizations.values()].flatMap(({ streams }) => Array.from(streams.values()));

  const heartbeat = setInterval(() => {
    for (const { reply } of allStreams()) if (!reply.raw.writableEnded) reply.raw.write(':\n\n');
  }, HEARTBEAT_MS);
  const poll = setInterval(() => {
    for (const { refresh } of organizations.values()) void refresh();
  }, POLL_MS);
  heartbeat.unref();
  poll.unref();

  return {
    async open(owner, reply) {
      beginEventStream(reply);
      const stream: Stream = { owner, reply, sent: '' };
      const channel = channelOf(owner.organizationId);
      const before = channel.streams.get(owner.pairingId);
      channel.streams.set(owner.pairingId, stream);
      before?.reply.raw.end();
      whenOver(reply, () => forget(stream));
      await channel.refresh();
    },
    close: () => {
      clearInterval(heartbeat);
      clearInterval(poll);
      for (const { reply } of allStreams()) reply.raw.end();
    },
  };
}
