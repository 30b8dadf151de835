import { lazyScreen } from '@standby/shared-ui';

export const HoldControls = lazyScreen(() => import('./HoldControls'), 'HoldControls');
export const CallBoard = lazyScreen(() => import('./CallBoard'), 'CallBoard');
export const CallDialog = lazyScreen(() => import('./CallDialog'), 'CallDialog');
export const DepartmentsDialog = lazyScreen(
  () => import('./DepartmentsDialog'),
  'DepartmentsDialog',
);
