import { collectionPlugin, type Feature } from '@standby/server-kit';
import { cueVersionRoutes } from './contract';
import { cueVersions, sampleVersions } from './cue-versions';

/**
 * The feature of cue sheets: their named versions. The sheet itself is part of its live room, which
 * `mfe-live` serves. Migration 0308 of that remote made the table.
 */
export const cues: Feature = {
  name: 'cues',
  routes: [cueVersionRoutes],
  migrations: {},
  collections: [cueVersions],
  itemTables: [{ table: 'cue_version', collection: 'shows', column: 'show_id' }],
  samples: { 'cue-versions': sampleVersions() },
  serve(app, options) {
    collectionPlugin(app, options, cueVersionRoutes, cueVersions);
  },
};
