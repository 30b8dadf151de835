import { lazyScreen } from '@standby/shared-ui';

export const MissingBanner = lazyScreen(() => import('./MissingBanner'), 'MissingBanner');
export const MissingLine = lazyScreen(() => import('./MissingLine'), 'MissingLine');
