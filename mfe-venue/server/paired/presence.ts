import { sql } from 'kysely';
import { changeOrganization, type Queries, type Services } from '@standby/server-kit';
import type { DeviceReport } from '@standby/api-client/device-screens';
import { comeOnline, goOffline, reportDevice, type Device } from '../../src/domain/device';
import { venueTables } from '../tables';
import { findDevice, saveDevices } from '../storage/device-rows';
import type { TokenOwner } from '../storage/device-tokens';

/** Interval at which beats are stored together and silent devices are searched for. */
const SWEEP_MS = 1_000;

/** Silence after which a device is offline: three missed beats, and less than 15 s. */
export const SILENCE_MS = 12_500;

/** Minimum time between two reports that are accepted from a device. */
const REPORT_EVERY_MS = 2_000;

type DeviceKey = Pick<TokenOwner, 'organizationId' | 'deviceId'>;

const keyOf = ({ organizationId, deviceId }: DeviceKey): string => `${organizationId}/${deviceId}`;

function ownerOf(key: string): DeviceKey {
  const [organizationId = '', deviceId = ''] = key.split('/');
  return { organizationId, deviceId };
}

interface Heard {
  readonly seenAt: Date;
  /** The last report that was stored, as JSON. */
  readonly report: string | undefined;
  readonly reportedAt: Date | undefined;
}

interface Presence {
  /** Records a sign of life. Resolves after the device's record shows it as online. */
  readonly beat: (
    owner: TokenOwner,
    device: Pick<Device, 'status'>,
    report: DeviceReport | undefined,
  ) => Promise<void>;
  readonly count: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Tracks which devices are online. A device is online from its first beat until it falls silent.
 * The process that receives its beats renews its row; any process that finds an expired row marks
 * the device as offline.
 */
export function watchPresence({ database, now, report: say }: Services): Presence {
  const { queries } = database;
  /** Latest beats that this process has received, by pairing. */
  const heard = new Map<string, Heard>();
  /** Devices whose rows are due for renewal, with the time of their last beat. */
  const fresh = new Map<string, Date>();

  /** Changes a paired device's record, if it exists. */
  async function change(owner: DeviceKey, make: (device: Device) => Device): Promise<void> {
    const { organizationId } = owner;
    await changeOrganization(database, { organizationId }, async (transaction, revision) => {
      const device = await findDevice(transaction, owner);
      if (!device?.isPaired) return;
      const write = { organizationId, revision, accountId: null };
      await saveDevices(transaction, [make(device)], write);
    });
  }

  async function renew(beats: ReadonlyMap<string, Date>): Promise<void> {
    if (beats.size === 0) return;
    const keys = [...beats.keys()];
    const moments = Array.from(beats.values(), (at) => at.toISOString());
    await sql`
      insert into device_presence (device, seen_at)
      select * from unnest(${keys}::text[], ${moments}::timestamptz[])
      on conflict (device) do update
        set seen_at = greatest(device_presence.seen_at, excluded.seen_at)`.execute(queries);
  }

  async function findSilent(before: Date): Promise<string[]> {
    const rows = await venueTables(queries)
      .selectFrom('devicePresence')
      .select('device')
      .where('seenAt', '<', before)
      .execute();
    return rows.map(({ device }) => device);
  }

  const dropRow = (transaction: Queries, device: string, before: Date) =>
    venueTables(transaction)
      .deleteFrom('devicePresence')
      .where('device', '=', device)
      .where('seenAt', '<', before)
      .returning('seenAt')
      .executeTakeFirst();

  /**
   * Marks a device as offline under the organization's lock, so that a device that returns is
   * online afterwards.
   */
  async function missDevice(device: string, before: Date): Promise<void> {
    const owner = ownerOf(device);
    const { organizationId } = owner;
    const isDone = await changeOrganization(
      database,
      { organizationId },
      async (transaction, revision) => {
        const gone = await dropRow(transaction, device, before);
        const record = gone && (await findDevice(transaction, owner));
        if (!gone || record?.status !== 'Online') return true;
        const write = { organizationId, revision, accountId: null };
        await saveDevices(transaction, [goOffline(record, gone.seenAt.toISOString())], write);
        return true;
      },
    );
    // The organization was deleted, so that only the row is left to delete.
    if (!isDone) await dropRow(queries, device, before);
  }

  async function sweep(): Promise<void> {
    const beats = new Map(fresh);
    fresh.clear();
    await renew(beats);
    const before = new Date(now().getTime() - SILENCE_MS);
    for (const [pairing, { seenAt }] of heard) if (seenAt < before) heard.delete(pairing);
    for (const device of await findSilent(before)) await missDevice(device, before);
  }

  let sweeping = Promise.resolve();
  const sweepNext = (): void => {
    sweeping = sweeping.then(sweep).catch((error: unknown) => say(error, 'device presence'));
  };
  const timer = setInterval(sweepNext, SWEEP_MS);
  timer.unref();

  return {
    async beat(owner, device, report) {
      const { pairingId } = owner;
      const at = now();
      const known = heard.get(pairingId);
      const isOffline = device.status === 'Offline';
      const text = report && JSON.stringify(report);
      const waited = at.getTime() - (known?.reportedAt?.getTime() ?? -Infinity);
      const isNews = text !== undefined && text !== known?.report && waited >= REPORT_EVERY_MS;
      heard.set(pairingId, {
        seenAt: at,
        report: isNews ? text : known?.report,
        reportedAt: isNews ? at : known?.reportedAt,
      });
      if (known && !isOffline) fresh.set(keyOf(owner), at);
      // The row is renewed before the record shows the device as online, so that a sweep does not
      // find it silent.
      else await renew(new Map([[keyOf(owner), at]]));
      if (!isOffline && !isNews) return;
      await change(owner, (record) => {
        const online = record.status === 'Online' ? record : comeOnline(record, at.toISOString());
        return report && isNews ? reportDevice(online, report) : online;
      });
    },
    count: () => heard.size,
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
