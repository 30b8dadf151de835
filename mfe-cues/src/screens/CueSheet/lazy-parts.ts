import { lazyScreen } from '@standby/shared-ui';

/** The import loads the CSV reader at once, and the workbook reader after a file is chosen. */
export const ImportCues = lazyScreen(() => import('./ImportCues'), 'ImportCues');
export const PrintCues = lazyScreen(() => import('./PrintCues'), 'PrintCues');
export const Renumber = lazyScreen(() => import('./Renumber'), 'Renumber');
export const Versions = lazyScreen(() => import('./Versions'), 'Versions');
export const Departments = lazyScreen(() => import('./Departments'), 'Departments');
