import { lazyScreen } from '@standby/shared-ui';

export const HoldControls = lazyScreen(() => import('./HoldControlsLazy'));
export const CallBoard = lazyScreen(() => import('./CallBoardLazy'));
export const CallDialog = lazyScreen<import('./CallDialogLazy').CallDialogProps>(
  () => import('./CallDialogLazy'),
);
export const DepartmentsDialog = lazyScreen<
  import('./DepartmentsDialogLazy').DepartmentsDialogProps
>(() => import('./DepartmentsDialogLazy'));
