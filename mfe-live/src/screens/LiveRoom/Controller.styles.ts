import { media, Page, size, space, text, extent } from 'shared-ui';
import { styled } from 'styled-components';

/** Little space above; below, space for the controls that a phone pins to the bottom. */
export const ControllerPage = styled(Page)`
  gap: ${space[4]};
  padding-block-start: ${space[3]};
  padding-block-end: calc(2 * ${size.tall} + ${space[16]});

  && h1 {
    font-size: ${text.section.size};
  }

  @media ${media.tablet} {
    padding-block-start: ${space[4]};
    padding-block-end: ${space[10]};
  }
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  /* It takes the focus from controls, and is none itself. */
  &:focus {
    outline: none;
  }

  @media ${media.tablet} {
    grid-template-areas: 'timer stage' 'people stage' 'messages messages';
    grid-template-columns: minmax(${extent[15]}, 1fr) minmax(0, 2fr);
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
      clamp(${extent[15]}, 20vw, ${extent[20]})
      minmax(0, 1fr)
      clamp(${extent[17]}, 23vw, ${extent[22]});
    grid-template-rows: auto 1fr;
  }
`;

export const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
