import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Ring, Root } from './Spinner.styles';

interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Text that screen readers announce. A spinner that decorates a text beside it has no label. */
  label?: string | undefined;
}

/** A sign that something is loading for an unknown time. It has the size of the text around it. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  return (
    <Root role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...rest}>
      <Ring viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <circle cx="10" cy="10" r="8" opacity="0.25" />
        <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
      </Ring>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
