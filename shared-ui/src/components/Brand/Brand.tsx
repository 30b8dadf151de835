import type { ElementType } from 'react';
import { styled } from 'styled-components';
import type { PolymorphicProps } from '../../polymorphic';
import { color, font, space, icon, size } from '../../theme/tokens';

/**
 * Root in which the name wraps out of sight if it does not fit beside the mark. Screen readers
 * still read it.
 */
const Root = styled.span`
  display: inline-flex;
  flex-shrink: 1000;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  min-inline-size: ${icon.card};
  block-size: ${size.target};
  overflow: hidden;
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: ${size.target};
  color: ${color.text};
  text-decoration: none;

  svg {
    inline-size: ${icon.card};
    block-size: ${size.target};
  }
`;

type BrandProps<Element extends ElementType = 'span'> = PolymorphicProps<Element, object>;

/** The name with its mark, a cue light. With `as={Link}` it links to the front page. */
export function Brand<Element extends ElementType = 'span'>(props: BrandProps<Element>) {
  return (
    <Root {...props}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden>
        <rect
          x="6.75"
          y="1.75"
          width="10.5"
          height="20.5"
          rx="5.25"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <circle cx="12" cy="7.5" r="2.75" fill="var(--color-accent)" />
        <circle cx="12" cy="16.5" r="2" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      Standby
    </Root>
  );
}
