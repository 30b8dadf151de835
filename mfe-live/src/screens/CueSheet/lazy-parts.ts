import { lazyScreen } from '@standby/shared-ui';
import type { ImportCuesProps } from './ImportCuesLazy';

/** Brings the CSV parser. */
export const ImportCues = lazyScreen<ImportCuesProps>(() => import('./ImportCuesLazy'));
