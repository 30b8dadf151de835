import { lazyScreen } from '@standby/shared-ui';

/** Parts of connected mode. Sample mode never loads their code. */
export const ConnectionBadge = lazyScreen(() => import('./ConnectionBadgeLazy'));
export const ConnectionButton = lazyScreen(() => import('./ConnectionButtonLazy'));
export const ConnectionDialog = lazyScreen(() => import('./ConnectionDialogLazy'));
export const Elsewhere = lazyScreen(() => import('./ElsewhereLazy'));
export const HeldActs = lazyScreen(() => import('./HeldActsLazy'));
export const LostActs = lazyScreen(() => import('./LostActsLazy'));
export const RejectedActs = lazyScreen(() => import('./RejectedActsLazy'));
