import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { IconButton, LazyPart, VisuallyHidden } from '@standby/shared-ui';
import * as S from './FeatureCarousel.styles';
import { FeaturePicture } from './FeaturePicture';
import { features } from './features';
import { EmblaCarousel, useCarousel } from './useCarousel';

/** Carousel of the features, as many at a time as fit the window. */
export function FeatureCarousel() {
  const { viewportRef, emblaProps, holdProps, selected, shown, isPlaying, ...carousel } =
    useCarousel(features.length);
  // Only a move that a person requested is announced; announcing automatic moves would never end.
  const [wasMoved, setWasMoved] = useState(false);
  const moving = (move: () => void) => () => {
    setWasMoved(true);
    move();
  };

  return (
    <S.Root role="group" aria-roledescription="carousel" aria-label="Features">
      <S.PlayToggle
        label={isPlaying ? 'Pause the carousel' : 'Play the carousel'}
        onClick={carousel.togglePlaying}
      >
        {isPlaying ? (
          <Pause strokeWidth={1.5} aria-hidden />
        ) : (
          <Play strokeWidth={1.5} aria-hidden />
        )}
      </S.PlayToggle>
      <div {...holdProps}>
        <S.Viewport ref={viewportRef}>
          <S.Slides>
            {features.map(({ id, title, text }, index) => (
              <S.Slide
                key={id}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${features.length}`}
                inert={!shown.includes(index)}
              >
                <FeaturePicture of={id} />
                <S.Title>{title}</S.Title>
                <S.Text>{text}</S.Text>
              </S.Slide>
            ))}
          </S.Slides>
        </S.Viewport>
        <S.Controls>
          <S.Dots role="list">
            {features.map(({ id, title }, index) => (
              <li key={id}>
                <S.Dot
                  type="button"
                  aria-label={title}
                  aria-current={index === selected ? 'true' : undefined}
                  onClick={moving(() => carousel.show(index))}
                />
              </li>
            ))}
          </S.Dots>
          <IconButton label="Previous feature" onClick={moving(carousel.showPrevious)}>
            <ChevronLeft strokeWidth={1.5} aria-hidden />
          </IconButton>
          <IconButton label="Next feature" onClick={moving(carousel.showNext)}>
            <ChevronRight strokeWidth={1.5} aria-hidden />
          </IconButton>
        </S.Controls>
      </div>
      {emblaProps && (
        <LazyPart>
          <EmblaCarousel {...emblaProps} />
        </LazyPart>
      )}
      <VisuallyHidden role="status">
        {wasMoved && `${selected + 1} of ${features.length}: ${features[selected]?.title ?? ''}`}
      </VisuallyHidden>
    </S.Root>
  );
}
