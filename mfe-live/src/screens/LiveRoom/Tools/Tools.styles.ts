import { Button, media, size, space, stroke } from 'shared-ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  @media ${media.tablet} {
    gap: ${space[2]};
  }
`;

/** A phone has room for the icon alone; the word stays its name. */
export const Tool = styled(Button)`
  min-inline-size: ${size.target};
  padding-inline: ${space[2]};

  @media ${media.tablet} {
    padding-inline: ${space[4]};
  }
`;

export const Label = styled.span`
  @media not all and ${media.tablet} {
    position: absolute;
    inline-size: ${stroke.thin};
    block-size: ${stroke.thin};
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
`;
