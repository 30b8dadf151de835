import { media, size, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  @media ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[16]};
  }
`;

export const Questions = styled.div`
  [id^='faq-'] {
    scroll-margin-block-start: ${space[6]};
  }
`;

export const Answer = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${size.compact};
    font-size: ${text.small.size};
  }

  svg {
    inline-size: ${space[4]};
  }
`;
