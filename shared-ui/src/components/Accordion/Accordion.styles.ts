import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, motion, size, space, weight, icon, stroke, textStyle } from '../../theme/tokens';

export const Root = styled.div`
  border-block-start: ${stroke.hairline};
`;

export const Item = styled.div`
  border-block-end: ${stroke.hairline};
`;

export const Heading = styled.h3`
  font: inherit;
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[4]} 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  ${textStyle('heading')};
  font-weight: ${weight.medium};
  text-align: start;

  @media ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }

  svg {
    flex-shrink: 0;
    inline-size: ${icon.large};
    block-size: ${icon.large};
    color: ${color.textMuted};
    transition: transform ${motion.normal};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(45deg);
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Panel = styled.div`
  max-inline-size: ${size.reading};
  padding-block-end: ${space[5]};
  color: ${color.textMuted};

  &:not([hidden]) {
    animation: ${appear} ${motion.slow};
  }
`;
