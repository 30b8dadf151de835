import { media, Page, size, space, text } from 'shared-ui';
import { styled } from 'styled-components';

/** Little space above; below, space for the controls that a phone pins to the bottom. */
export const ControllerPage = styled(Page)`
  gap: ${space[4]};
  padding-top: ${space[3]};
  padding-bottom: calc(2 * ${size.tall} + ${space[16]});

  && h1 {
    font-size: ${text.section.size};
  }

  @media ${media.tablet} {
    padding-top: ${space[4]};
    padding-bottom: ${space[10]};
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @media ${media.tablet} {
    grid-template-areas: 'timer stage' 'people stage' 'messages messages';
    grid-template-columns: minmax(15rem, 1fr) minmax(0, 2fr);
    grid-template-rows: auto 1fr auto;
    gap: ${space[5]};

    & > :nth-child(1) {
      grid-area: timer;
    }

    & > :nth-child(2) {
      grid-area: stage;
    }

    & > :nth-child(3) {
      grid-area: messages;
    }

    & > :nth-child(4) {
      grid-area: people;
    }
  }

  @media ${media.desktop} {
    grid-template-areas: 'timer stage messages' 'people stage messages';
    grid-template-columns:
      clamp(15rem, 20vw, 20rem)
      minmax(0, 1fr)
      clamp(17rem, 23vw, 22rem);
    grid-template-rows: auto 1fr;
  }
`;

export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
