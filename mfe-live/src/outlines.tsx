import { paths } from '@standby/contracts';
import { DeskOutline } from './screens/LiveRoom/DeskOutline';

/** The outline of each prerendered screen; `platform/federation-config/remotes.ts` lists their paths. */
export const outlines = { [paths.room]: DeskOutline };
