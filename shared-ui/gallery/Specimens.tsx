import type { ReactNode } from 'react';
import { Section as Root, Specimen as SpecimenRoot } from './Gallery.styles';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A chapter of the gallery. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <Root id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Root>
  );
}

interface SpecimenProps {
  title: string;
  children: ReactNode;
}

/** One component, or one state of it, under its name. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <SpecimenRoot>
      <h3>{title}</h3>
      {children}
    </SpecimenRoot>
  );
}
