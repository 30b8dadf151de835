import { createServerCollection, openConnection } from '@standby/collections/server';
import {
  type CueVersion,
  type CueVersionContent,
  versionNoun,
} from '@standby/live-room/domain/cues/cue-version';
import type { CueVersions } from '../cue-versions';

/** The versions of a show's sheet, of the organization. */
export function createServerVersions(showId: string, connection = openConnection()): CueVersions {
  return createServerCollection<CueVersion, CueVersionContent>({
    name: 'cue-versions',
    noun: versionNoun,
    write: 'live:control',
    part: showId,
    connection,
  });
}
