import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

export interface EmblaProps {
  readonly viewport: HTMLElement;
  /** Receives the carousel; undefined after it was removed. */
  readonly onChange: (embla: Embla | undefined) => void;
}

/** Turns an element into a carousel, and renders nothing. */
export function EmblaCarousel({ viewport, onChange }: EmblaProps) {
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  useEffect(() => viewportRef(viewport), [viewportRef, viewport]);
  useEffect(() => {
    onChange(embla);
    return () => onChange(undefined);
  }, [embla, onChange]);
  return null;
}
