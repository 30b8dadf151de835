import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, media, size, space, text, icon } from '@standby/shared-ui';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space[2]};
  min-block-size: ${size.target};
  font-size: ${text.small.size};
  color: ${color.textMuted};
  text-decoration: none;

  svg {
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
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
