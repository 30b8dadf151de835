import type { ColumnType } from 'kysely';
import type { CollectionTable, Queries } from '@standby/server-kit';

/** A code of the desk, or one that a device shows. */
interface DevicePairingTable {
  codeHash: string;
  /** Null for a code that a device shows, until it is typed at the desk. */
  organizationId: string | null;
  deviceId: string | null;
  /** The record as JSON. */
  device: string | null;
  /** Of the device that shows the code. */
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

/** Devices that were heard of a moment ago. */
interface DevicePresenceTable {
  /** Of the organization and of the device. */
  device: string;
  seenAt: ColumnType<Date, Date, Date>;
}

export type VenueTables = {
  device: CollectionTable;
  devicePairing: DevicePairingTable;
  deviceToken: DeviceTokenTable;
  devicePresence: DevicePresenceTable;
};

export const venueTables = (queries: Queries) => queries.withTables<VenueTables>();
