import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, radius } from '../../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.span`
  display: block;
  border-radius: ${radius.small};
  background: ${color.raised};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** CSS lengths of what will be here. */
  width?: string | undefined;
  height?: string | undefined;
}

/** Reserves the place of what is loading. Say what is loading once, beside it, not here. */
export function Skeleton({ width = '100%', height = '1em', style, ...rest }: SkeletonProps) {
  return <Root aria-hidden {...rest} style={{ width, height, ...style }} />;
}
