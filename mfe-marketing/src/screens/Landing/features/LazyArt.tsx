import { memo } from 'react';
import { ErrorBoundary, LazyBoundary, lazyScreen } from 'shared-ui';
import { firstScroll } from '../in-step/first-scroll';
import * as S from './FeatureCarousel.styles';
import type { ArtProps } from './FeatureArtLazy';

const Art = lazyScreen<ArtProps>(() => firstScroll().then(() => import('./FeatureArtLazy')));

const nothing = () => null;

/** The drawing of a feature: decoration, prerendered, whose code loads once the page is scrolled. */
export const LazyArt = memo(function LazyArt({ of }: ArtProps) {
  return (
    <S.Art aria-hidden>
      <ErrorBoundary fallback={nothing}>
        <LazyBoundary>
          <Art of={of} />
        </LazyBoundary>
      </ErrorBoundary>
    </S.Art>
  );
});
