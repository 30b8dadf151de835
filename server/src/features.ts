import { cues } from '../../mfe-cues/server/feature.ts';
import { live } from '../../mfe-live/server/feature.ts';
import { productions } from '../../mfe-productions/server/feature.ts';
import { venue } from '../../mfe-venue/server/feature.ts';
import cuesPackage from '../../mfe-cues/package.json' with { type: 'json' };
import livePackage from '../../mfe-live/package.json' with { type: 'json' };
import productionsPackage from '../../mfe-productions/package.json' with { type: 'json' };
import venuePackage from '../../mfe-venue/package.json' with { type: 'json' };
import type { BackupPlan } from '@standby/server-kit/database/backup';
import type { ServerParts } from '@standby/hosting/server-part';
import type { Feature } from '@standby/server-kit';
import {
  REPLICATION_TABLES,
  replicationMigration,
  triggersMigration,
} from '@standby/server-kit/replication/replication-tables';
import { readSettings } from '@standby/server-kit/settings/settings';
import { accounts } from './accounts/migration.ts';
import { featureFiles } from './feature-files.ts';
import { loadFeatures } from './load-features.ts';
import { mails } from './mail/migration.ts';
import { organizations } from './organizations/migration.ts';

/** The features of the product, with the versions of their remotes. */
export const ownFeatures: readonly Feature[] = [
  { ...productions, version: productionsPackage.version },
  { ...venue, version: venuePackage.version },
  { ...live, version: livePackage.version },
  { ...cues, version: cuesPackage.version },
];

/** The features of this server, with other repositories' features last. They stay the same for the life of the process. */
export const features: readonly Feature[] = [
  ...ownFeatures,
  ...(await loadFeatures(featureFiles(readSettings(process.env)), ownFeatures)),
];

/** Versions of the server parts by remote; the screens of a release have to fit them. */
export const serverParts: ServerParts = Object.fromEntries(
  features.flatMap(({ name, version }) => (version === undefined ? [] : [[name, version]])),
);

export const collections = features.flatMap((feature) => feature.collections);

/** Tables and migrations of the database. Each feature's migrations begin with its number: 01 productions, 02 venue, 03 live. */
export const schema: BackupPlan = {
  migrations: {
    '0001-accounts': accounts,
    '0002-organizations': organizations,
    '0003-replication': triggersMigration,
    '0004-mails': mails,
    '0005-logical-replication': replicationMigration,
    ...Object.assign({}, ...features.map((feature) => feature.migrations)),
  },
  tables: [
    'server_setting',
    'user',
    'account',
    'session',
    'verification',
    'mail_token',
    'organization',
    'member',
    'invitation',
    'mail_recipient',
    'mail_stop',
    ...collections.map(({ table }) => table),
    ...features.flatMap(({ tables = [] }) => tables),
  ],
  ephemeralTables: [
    'rate_limit',
    'mail_budget',
    ...REPLICATION_TABLES,
    ...features.flatMap(({ ephemeralTables = [] }) => ephemeralTables),
  ],
};
