import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that can render as another element: its own, and the rest of that element's. */
export type PolymorphicProps<Element extends ElementType, OwnProps> = OwnProps & {
  /** The element or component to render instead, for example a router's `Link`. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithRef<Element>, keyof OwnProps | 'as'>;
