import type { ComponentPropsWithRef } from 'react';

/** Replaces a router's link; the surrounding component supplies its text. */
export function GalleryLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}
