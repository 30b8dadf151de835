import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../tone';
import { Root } from './StatusBadge.styles';
import { ToneShape } from './ToneShape';

interface StatusBadgeProps extends ComponentPropsWithRef<'span'> {
  tone: Tone;
  /** The state in a word. */
  children: ReactNode;
}

/** A state shown by shape, word and colour together. */
export function StatusBadge({ tone, children, ...rest }: StatusBadgeProps) {
  return (
    <Root $tone={tone} data-tone={tone} {...rest}>
      <ToneShape tone={tone} />
      {children}
    </Root>
  );
}
