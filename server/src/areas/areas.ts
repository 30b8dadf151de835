import { live } from '../../../mfe-live/server/area.ts';
import { productions } from '../../../mfe-productions/server/area.ts';
import { venue } from '../../../mfe-venue/server/area.ts';
import type { Area } from './area.ts';

/** The areas that this server hosts. */
export const areas: readonly Area[] = [productions, venue, live];
