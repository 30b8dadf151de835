import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { describeStoredCollection } from '@standby/collections/testing/stored-collection';
import {
  type CueVersion,
  type CueVersionContent,
  cueVersionSchema,
} from '@standby/live-room/domain/cues/cue-version';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { createCueVersions, cueVersionsKey } from './cue-versions';
import versions1 from './testing/stored/cue-versions.v1.json?raw';

describeItemContract<CueVersion, CueVersionContent>('the versions of this browser', {
  makeItem: (number) => ({
    showId: 'hamlet',
    name: `Day ${number}`,
    by: 'Ana',
    cueCount: 0,
    sheet: 'AAAA',
  }),
  open: () => ({ collection: createCueVersions('hamlet', createFakeBrowser().openWindow()) }),
});

describeStoredCollection({
  what: 'versions of a cue sheet',
  key: cueVersionsKey('hamlet'),
  schema: cueVersionSchema,
  recorded: { 1: '8461d26c' },
  examples: { 1: versions1 },
  open: (environment) => createCueVersions('hamlet', environment),
});
