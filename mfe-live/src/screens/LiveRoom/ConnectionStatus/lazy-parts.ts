import { lazyScreen } from '@standby/shared-ui';

/** Parts of connected mode. Sample mode never loads their code. */
export const ConnectionBadge = lazyScreen(() => import('./ConnectionBadge'), 'ConnectionBadge');
export const ConnectionButton = lazyScreen(() => import('./ConnectionButton'), 'ConnectionButton');
export const ConnectionDialog = lazyScreen(() => import('./ConnectionDialog'), 'ConnectionDialog');
export const Elsewhere = lazyScreen(() => import('./Elsewhere'), 'Elsewhere');
export const HeldActs = lazyScreen(() => import('@standby/room-parts/held-acts'), 'HeldActs');
export const LostActs = lazyScreen(() => import('./LostActs'), 'LostActs');
export const RejectedActs = lazyScreen(() => import('./RejectedActs'), 'RejectedActs');
