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

interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Height of the content to come, as a CSS length. */
  height: string;
}

/** Reserves the place of loading content. Announce the loading once beside the skeleton, not in it. */
export function Skeleton({ height, style, ...rest }: SkeletonProps) {
  return <Root aria-hidden {...rest} style={{ height, ...style }} />;
}
