import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, media, size, space, text } from 'shared-ui';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[2]};
  min-height: ${size.target};
  font-size: ${text.small.size};
  color: ${color.textMuted};
  text-decoration: none;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;

/** The way back to the list, above a form's heading. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Root {...rest}>
      <ArrowLeft strokeWidth={1.5} aria-hidden />
      {children}
    </Root>
  );
}
