import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

export interface EmblaProps {
  readonly viewport: HTMLElement;
  /** Undefined once it is gone. */
  readonly onChange: (embla: Embla | undefined) => void;
}

/** Makes a carousel of an element; it renders nothing. */
export default function EmblaLazy({ viewport, onChange }: EmblaProps) {
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  useEffect(() => viewportRef(viewport), [viewportRef, viewport]);
  useEffect(() => {
    onChange(embla);
    return () => onChange(undefined);
  }, [embla, onChange]);
  return null;
}
