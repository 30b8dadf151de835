import { paths } from '@standby/contracts';
import { SheetOutline } from './screens/CueSheet/SheetOutline';

/** The outline of each prerendered screen; `platform/federation-config/remotes.ts` lists their paths. */
export const outlines = { [paths.cues]: SheetOutline };
