import { lazyScreen } from '@standby/shared-ui';

/* The code for calling loads only in the show mode. */
export const CuesLine = lazyScreen(() => import('./CuesLine'), 'CuesLine');
