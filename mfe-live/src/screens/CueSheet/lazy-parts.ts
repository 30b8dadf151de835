import { lazyScreen } from '@standby/shared-ui';
import type { ImportCuesProps } from './ImportCuesLazy';

/** Brings the readers of CSV and of workbooks. */
export const ImportCues = lazyScreen<ImportCuesProps>(() => import('./ImportCuesLazy'));
