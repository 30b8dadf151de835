import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RELEASED_PARTS_FILE, type ReleasedParts } from '@standby/hosting/server-part';
import {
  RELEASED_FEATURES,
  SettingsError,
  type Settings,
} from '@standby/server-kit/settings/settings';

/** Returns the files of the current server parts of a release log. */
function releasedFiles(folder: string): string[] {
  const file = resolve(folder, RELEASED_PARTS_FILE);
  if (!existsSync(file)) return [];
  const parts = JSON.parse(readFileSync(file, 'utf8')) as ReleasedParts;
  return Object.values(parts).map((path) => resolve(folder, path));
}

/**
 * Returns the files of the features in `STANDBY_FEATURES`, with the release log's files in place of `released`.
 *
 * @throws {SettingsError} for `released` without a release log
 */
export function featureFiles({
  features,
  releases,
}: Pick<Settings, 'features' | 'releases'>): readonly string[] {
  return features.flatMap((file) => {
    if (file !== RELEASED_FEATURES) return [file];
    if (releases === undefined) {
      throw new SettingsError(
        'STANDBY_FEATURES: "released" loads the server parts of the release log. Name its folder in STANDBY_RELEASES.',
      );
    }
    return releasedFiles(releases);
  });
}
