import { createServerCollection, openConnection } from '@standby/collections/server';
import {
  type CueVersion,
  type CueVersionContent,
  versionNoun,
} from '@standby/live-room/domain/cues/cue-version';
import type { CueVersions } from '../cue-versions';

/** Creates the collection of a sheet’s versions on the server, shared by the organization. */
export function createServerVersions(showId: string, connection = openConnection()): CueVersions {
  return createServerCollection<CueVersion, CueVersionContent>({
    name: 'cue-versions',
    noun: versionNoun,
    write: 'live:control',
    part: showId,
    connection,
  });
}
