import { styled } from 'styled-components';
import { extent, radius, space, stroke, textStyle } from '@standby/shared-ui';

/** Text of a readable width. */
export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: ${extent[40]};

  h2 {
    ${textStyle('heading')};
  }

  ol,
  ul {
    display: grid;
    gap: ${space[2]};
    padding-inline-start: ${space[6]};
  }

  ol {
    list-style: decimal;
  }

  ul {
    list-style: disc;
  }

  img {
    inline-size: 100%;
    block-size: auto;
    border: ${stroke.hairline};
    border-radius: ${radius.small};
  }
`;
