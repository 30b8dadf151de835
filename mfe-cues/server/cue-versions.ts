import { deflateRawSync } from 'node:zlib';
import { STANDARD_DEPARTMENTS } from '@standby/live-room/domain/state/cue-schema';
import {
  type CueVersion,
  type CueVersionContent,
  cueVersionList,
  newVersion,
} from '@standby/live-room/domain/cues/cue-version';
import type { CollectionDefinition } from '@standby/server-kit';
import { sampleCues } from '../src/data/sample-cues';
import { cueVersionCollection } from './contract';

/**
 * Named versions of cue sheets, which are too large for a log that every window of a room reads.
 */
export const cueVersions: CollectionDefinition<'cue-versions', CueVersion, CueVersionContent> = {
  ...cueVersionList,
  contract: cueVersionCollection,
  table: 'cue_version',
  columnsOf: ({ showId }) => ({ showId }),
};

/** The sheet of the samples, as it was after the first technical rehearsal. */
export function sampleVersions(): CueVersion[] {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `sample-${ids}`;
  };
  const cues = sampleCues(STANDARD_DEPARTMENTS, newId).slice(0, 40);
  const json = JSON.stringify({ departments: STANDARD_DEPARTMENTS, cues });
  const content = {
    showId: 'hamlet',
    name: 'Technical rehearsal, day 1',
    by: 'Stage management',
    cueCount: cues.length,
    sheet: deflateRawSync(json).toString('base64'),
  };
  return [newVersion(content, { id: 'tech-day-1', at: '2025-01-10T21:30:00.000Z' })];
}
