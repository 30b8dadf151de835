import { lazyScreen } from '@standby/shared-ui';
import type { DepartmentsProps } from './DepartmentsLazy';
import type { ImportCuesProps } from './ImportCuesLazy';
import type { PrintCuesProps } from './PrintCuesLazy';
import type { RenumberProps } from './RenumberLazy';
import type { VersionsProps } from './VersionsLazy';

/** The import loads the CSV reader at once, and the workbook reader after a file is chosen. */
export const ImportCues = lazyScreen<ImportCuesProps>(() => import('./ImportCuesLazy'));
export const PrintCues = lazyScreen<PrintCuesProps>(() => import('./PrintCuesLazy'));
export const Renumber = lazyScreen<RenumberProps>(() => import('./RenumberLazy'));
export const Versions = lazyScreen<VersionsProps>(() => import('./VersionsLazy'));
export const Departments = lazyScreen<DepartmentsProps>(() => import('./DepartmentsLazy'));
