import { styled } from 'styled-components';
import { color, media, space, textStyle } from '@standby/shared-ui';

export const OnScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  /* The page's tabs already draw a line above it. */
  form > section:first-child {
    padding-block-start: 0;
    border: none;
  }

  @media ${media.print} {
    display: none;
  }
`;

/** Title of the show on paper; on the screen the surrounding page shows it. */
export const OnPaper = styled.p`
  display: none;

  @media ${media.print} {
    display: block;
  }
`;

/** Kind, department and person, in a line if the width allows. */
export const Fields = styled.div`
  display: grid;
  gap: ${space[4]};

  @media ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr);
  }
`;

export const Department = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  h2 {
    ${textStyle('heading')};
  }

  h2 small {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  /* Each department gets a separate sheet to hand out. */
  @media ${media.print} {
    break-inside: avoid-page;
  }
`;
