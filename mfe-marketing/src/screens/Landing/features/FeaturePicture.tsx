import { memo } from 'react';
import { lazyScreen } from '@standby/shared-ui';
import { BelowFirstScreen } from '../in-step/BelowFirstScreen';
import { firstScroll } from '../in-step/first-scroll';
import * as S from './FeatureCarousel.styles';
import type { ArtProps } from './FeatureArt';

const Art = lazyScreen(() => firstScroll().then(() => import('./FeatureArt')), 'FeatureArt');

/**
 * Decorative drawing of a feature. It is prerendered, and its module loads once the page is
 * scrolled.
 */
export const FeaturePicture = memo(function FeaturePicture({ of }: ArtProps) {
  return (
    <S.Art aria-hidden>
      <BelowFirstScreen>
        <Art of={of} />
      </BelowFirstScreen>
    </S.Art>
  );
});
