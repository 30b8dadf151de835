import { styled } from 'styled-components';
import { color, icon, media, size, space, text } from '@standby/shared-ui';

export const Back = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${size.target};
    font-size: ${text.small.size};
    color: ${color.textMuted};
    text-decoration: none;

    @media ${media.hover} {
      &:hover {
        color: ${color.text};
        text-decoration: underline;
      }
    }
  }

  svg {
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }
`;
