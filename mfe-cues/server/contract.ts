import { collectionRoutes } from '@standby/api-client/contract';
import * as v from 'valibot';
import {
  type CueVersion,
  type CueVersionContent,
  cueVersionSchema,
  cueVersionList,
} from '@standby/live-room/domain/cues/cue-version';

export const cueVersionCollection = {
  ...cueVersionList,
  read: 'live:view',
  content: v.omit(cueVersionSchema, ['id', 'createdAt', 'updatedAt']),
  partField: 'showId',
} as const;

export const cueVersionRoutes = collectionRoutes<'cue-versions', CueVersion, CueVersionContent>(
  cueVersionCollection,
);
