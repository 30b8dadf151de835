import { lazyScreen } from '@standby/shared-ui';
import type { MissingProps } from './useMissingNow';

export const MissingBanner = lazyScreen<MissingProps>(() => import('./MissingBannerLazy'));
export const MissingLine = lazyScreen<MissingProps>(() => import('./MissingLineLazy'));
