import type { ComponentPropsWithRef } from 'react';

/** Replaces a router's link, which gets its words from the component that it is given to. */
export function GalleryLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return <a {...rest}>{children}</a>;
}
