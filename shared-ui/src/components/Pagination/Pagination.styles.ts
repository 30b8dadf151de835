import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { color, radius, size, space, weight, icon, stroke } from '../../theme/tokens';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 min(${space[1]}, 0.5vw);

  li > * {
    display: grid;
    place-items: center;
    /* Nine entries fit on a phone. */
    min-inline-size: min(${size.target}, 9.5vw);
    min-block-size: ${size.target};
    padding: 0 ${space[1]};
    border: ${stroke.thin} solid transparent;
    border-radius: ${radius.small};
    background: transparent;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.medium};
    text-decoration: none;
  }

  @media ${media.hover} {
    a:hover,
    button:hover:not(:disabled) {
      background: ${color.raised};
      color: ${color.text};
    }
  }

  [aria-current='page'] {
    border-color: ${color.control};
    color: ${color.text};
  }

  [aria-disabled='true'],
  :disabled {
    opacity: 0.4;
    cursor: default;
  }

  svg {
    inline-size: ${icon.large};
    block-size: ${icon.large};
  }
`;
