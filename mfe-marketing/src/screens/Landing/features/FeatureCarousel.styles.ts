import { color, extent, IconButton, media, radius, size, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { SectionHeader } from '../Landing.styles';

/** Header with room for the play button at its end. */
export const Header = styled(SectionHeader)`
  padding-inline-end: ${size.target};
`;

export const Root = styled.div`
  position: relative;
`;

/** Frame as high as any of the drawings, even before they load. */
export const Art = styled.div`
  block-size: ${extent[14]};
  border-radius: ${radius.large};
  background: ${color.raised};
  overflow: clip;
`;

/** Play button above the slides, at the end of the section's header. */
export const PlayToggle = styled(IconButton)`
  position: absolute;
  inset-block-end: calc(100% + ${space[4]});
  inset-inline-end: 0;
`;

export const Viewport = styled.div`
  overflow: hidden;
  margin-inline: calc(-1 * ${space[3]});
`;

export const Slides = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

/** Slide; its widths must match the counts in useVisibleCount. */
export const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
  padding-inline: ${space[3]};

  @media ${media.tablet} {
    flex-basis: 50%;
  }

  @media ${media.desktop} {
    flex-basis: calc(100% / 3);
  }
`;

export const Title = styled.h3`
  padding-block-start: ${space[5]};
  font-size: ${text.heading.size};
`;

export const Text = styled.p`
  padding-block-start: ${space[2]};
  max-inline-size: 36em;
  color: ${color.textMuted};
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  padding-block-start: ${space[6]};
`;

/**
 * Dots of the carousel. Marks are centred in their targets; the first mark lines up with the cards
 * when it is current and long.
 */
export const Dots = styled.ul`
  display: flex;
  margin-inline: calc((${space[6]} - ${space[7]}) / 2) auto;
`;

/** Small mark in a target of 28 px; the current mark is both longer and brighter. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${space[7]};
  block-size: ${space[11]};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;

  &::before {
    content: '';
    inline-size: ${space[2]};
    block-size: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.control};
  }

  &[aria-current='true']::before {
    inline-size: ${space[6]};
    background: ${color.accent};
  }
`;
