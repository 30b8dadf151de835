import { lazyScreen } from '@standby/shared-ui';

/* A desk that is not in the show mode needs no rules of calling. */
export const CuesLine = lazyScreen(() => import('./CuesLineLazy'));
