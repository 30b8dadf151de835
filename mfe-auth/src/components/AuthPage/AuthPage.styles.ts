import {
  color,
  font,
  media,
  radius,
  size,
  space,
  text,
  stroke,
  textStyle,
} from '@standby/shared-ui';
import { styled } from 'styled-components';

/** One pool of light falls on the form from above, and nothing else is lit. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding: ${space[3]} ${space.gutter} ${space[8]};
  background: radial-gradient(
      ellipse calc(1.2 * ${size.form}) 60% at 50% 0,
      ${color.accentSoft},
      transparent
    )
    no-repeat;
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  inline-size: 100%;
  max-inline-size: ${size.content};
  margin-inline: auto;
`;

/** Form beside the countdown if the width allows. */
export const Columns = styled.div`
  inline-size: 100%;
  max-inline-size: ${size.content};
  margin-inline: auto;

  @media ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
    gap: ${space[16]};
    align-items: start;
    padding-block-start: clamp(${space[8]}, 9dvh, ${space.section});
  }
`;

/** Sheet at the top of the page; a centred sheet would move whenever a message appears. */
export const Sheet = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: calc(${size.form} * 0.75);
  margin: ${space[8]} auto 0;

  @media ${media.tablet} {
    margin-block-start: clamp(${space[8]}, 9dvh, ${space.section});
    padding: ${space[10]};
    border: ${stroke.hairline};
    border-radius: ${radius.large};
    background: ${color.surface};
  }

  @media ${media.desktop} {
    max-inline-size: none;
    margin-block-start: 0;
  }
`;

export const Heading = styled.h1`
  font-family: ${font.display};
  ${textStyle('title')};
  font-weight: 500;
  letter-spacing: -0.015em;
`;

export const Lead = styled.p`
  margin-block-start: ${space[3]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  strong {
    font-weight: inherit;
    unicode-bidi: isolate;
    color: ${color.text};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[5]};
  margin-block-end: calc(-1 * ${space[4]});
  padding-block-start: ${space[2]};
  border-block-start: ${stroke.hairline};
`;

/** Link that is tall enough for a finger. */
export const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.target};
  font-size: ${text.small.size};
  color: ${color.textMuted};

  &:hover {
    color: ${color.text};
  }
`;
