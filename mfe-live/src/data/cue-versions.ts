import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  type CueVersion,
  type CueVersionContent,
  cueVersionSchema,
  editVersion,
  newVersion,
  versionNoun,
} from '@standby/live-room/domain/cues/cue-version';

/** The port to the named versions of a show's cue sheet. */
export type CueVersions = Collection<CueVersion, CueVersionContent>;

/** Returns the localStorage key of a sheet’s versions. */
export const cueVersionsKey = (showId: string): string => `standby:cue-versions:${showId}`;

/** Creates the collection of versions in this browser. */
export function createCueVersions(
  showId: string,
  environment: Partial<BrowserEnvironment> = {},
): CueVersions {
  return createBrowserCollection<CueVersion, CueVersionContent>({
    ...environment,
    key: cueVersionsKey(showId),
    version: 1,
    schema: cueVersionSchema,
    noun: versionNoun,
    samples: [],
    make: newVersion,
    change: editVersion,
  });
}

const known = new Map<string, CueVersions>();

/** Returns the versions of a show’s sheet, shared by all screens of this window. */
export function cueVersionsOf(showId: string): CueVersions {
  const versions =
    known.get(showId) ??
    selectCollection<CueVersion, CueVersionContent>(
      () => createCueVersions(showId),
      () =>
        import('./server/server-cue-versions').then((server) =>
          server.createServerVersions(showId),
        ),
    );
  known.set(showId, versions);
  return versions;
}
