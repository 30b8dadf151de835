import { lazyScreen } from '@standby/shared-ui';
import type { CallDialogProps } from './CallDialogLazy';
import type { DepartmentsDialogProps } from './DepartmentsDialogLazy';

export const HoldControls = lazyScreen(() => import('./HoldControlsLazy'));
export const CallBoard = lazyScreen(() => import('./CallBoardLazy'));
export const CallDialog = lazyScreen<CallDialogProps>(() => import('./CallDialogLazy'));
export const DepartmentsDialog = lazyScreen<DepartmentsDialogProps>(
  () => import('./DepartmentsDialogLazy'),
);
