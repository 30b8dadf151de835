import { styled } from 'styled-components';
import { color, extent, media, size, space, text, textStyle, icon } from '@standby/shared-ui';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  /* What the disabled button waits for: beside the buttons, or below them. */
  > :last-child > p {
    flex: 1 1 ${extent[14]};
    ${textStyle('small')};
    color: ${color.textMuted};

    a {
      padding-block: ${space[1]};
    }
  }
`;

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
