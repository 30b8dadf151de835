import { color, font, media, size, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

/**
 * First screen, as high as the window, so that the cookie question stands at its foot and covers
 * nothing.
 */
export const FirstScreen = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100svh;
  /* The light on the clock stays behind the text and inside the window. */
  isolation: isolate;
  overflow-x: clip;
`;

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  padding-block: ${space.section};
`;

export const Section = styled.section`
  inline-size: 100%;
  max-inline-size: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  scroll-margin-block-start: ${space[6]};

  /* The section takes the focus so that reading continues here, but it is not a control. */
  &:focus {
    outline: none;
  }
`;

export const SectionHeader = styled.div`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${size.reading};
  margin-block-end: ${space[10]};

  @media ${media.tablet} {
    margin-block-end: ${space[14]};
  }
`;

export const Heading = styled.h2`
  font-family: ${font.display};
  ${textStyle('display')};
  font-weight: 500;
  letter-spacing: -0.02em;
`;

export const Lead = styled.p`
  ${textStyle('lead')};
  color: ${color.textMuted};
`;
