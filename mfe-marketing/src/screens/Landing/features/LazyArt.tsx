import { memo } from 'react';
import { lazyScreen } from '@standby/shared-ui';
import { BelowFirstScreen } from '../in-step/BelowFirstScreen';
import { firstScroll } from '../in-step/first-scroll';
import * as S from './FeatureCarousel.styles';
import type { ArtProps } from './FeatureArtLazy';

const Art = lazyScreen<ArtProps>(() => firstScroll().then(() => import('./FeatureArtLazy')));

/**
 * Decorative drawing of a feature. It is prerendered, and its module loads once the page is
 * scrolled.
 */
export const LazyArt = memo(function LazyArt({ of }: ArtProps) {
  return (
    <S.Art aria-hidden>
      <BelowFirstScreen>
        <Art of={of} />
      </BelowFirstScreen>
    </S.Art>
  );
});
