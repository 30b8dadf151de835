import type { ColumnType } from 'kysely';
import type { CollectionTable, Queries } from '@standby/server-kit';

/** Code made at the desk, or shown by a device. */
interface DevicePairingTable {
  codeHash: string;
  /** Null for a device's code until it is typed at the desk. */
  organizationId: string | null;
  deviceId: string | null;
  /** The record as JSON. */
  device: string | null;
  /** Token hash of the device that shows the code; null for a code made at the desk. */
  tokenHash: string | null;
  createdAt: ColumnType<Date, Date, never>;
  expiresAt: ColumnType<Date, Date, Date>;
  usedAt: ColumnType<Date | null, null, Date>;
}

interface DeviceTokenTable {
  organizationId: string;
  deviceId: string;
  id: string;
  tokenHash: string;
  pairedAt: ColumnType<Date, Date, Date>;
}

/** Last signs of life of the devices. */
interface DevicePresenceTable {
  /** Key made of the organization's and the device's id. */
  device: string;
  seenAt: ColumnType<Date, Date, Date>;
}

type VenueTables = {
  device: CollectionTable;
  devicePairing: DevicePairingTable;
  deviceToken: DeviceTokenTable;
  devicePresence: DevicePresenceTable;
};

export const venueTables = (queries: Queries) => queries.withTables<VenueTables>();
