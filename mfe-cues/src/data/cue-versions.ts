import { listOfShow } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import {
  type CueVersion,
  type CueVersionContent,
  cueVersionList,
} from '@standby/live-room/domain/cues/cue-version';

/** The port to the named versions of a show's cue sheet. */
export type CueVersions = Collection<CueVersion, CueVersionContent>;

/** Returns the localStorage key of a sheet’s versions. */
export const cueVersionsKey = (showId: string): string => `standby:cue-versions:${showId}`;

export const { createInBrowser: createCueVersions, of: cueVersionsOf } = listOfShow<
  CueVersion,
  CueVersionContent
>(cueVersionList, { key: cueVersionsKey, version: 1, samples: () => [] });
