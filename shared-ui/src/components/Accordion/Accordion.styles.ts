import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, motion, size, space, text, weight } from '../../theme/tokens';

export const Root = styled.div`
  border-top: 1px solid ${color.hairline};
`;

export const Item = styled.div`
  border-bottom: 1px solid ${color.hairline};
`;

export const Heading = styled.h3`
  font: inherit;
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: ${size.target};
  padding: ${space[4]} 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  font-size: ${text.heading.size};
  line-height: ${text.heading.line};
  font-weight: ${weight.medium};
  text-align: start;

  @media ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }

  svg {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
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
  max-width: ${size.reading};
  padding-bottom: ${space[5]};
  color: ${color.textMuted};

  &:not([hidden]) {
    animation: ${appear} ${motion.slow};
  }
`;
