import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, space, weight } from '../../theme/tokens';

const Root = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${layer.skip};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.small};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${weight.strong};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** Id of the page's `main`. */
  targetId?: string | undefined;
}

/** A link past the navigation to the content. It is the first stop of the Tab key. */
export function SkipLink({
  targetId = 'main',
  children = 'Skip to content',
  ...rest
}: SkipLinkProps) {
  return (
    <Root href={`#${targetId}`} data-print="hide" {...rest}>
      {children}
    </Root>
  );
}
