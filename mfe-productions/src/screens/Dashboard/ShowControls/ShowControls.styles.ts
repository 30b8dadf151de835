import { styled } from 'styled-components';
import { color, media, size, space, weight } from '@standby/shared-ui';

/** Single row that scrolls sideways if it does not fit, with a faded end. */
export const Controls = styled.ul`
  --fade: ${space[10]};
  display: flex;
  gap: ${space[1]};
  max-inline-size: calc(100% + 2 * ${space.gutter});
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space[1]} var(--fade) ${space[1]} calc(${space.gutter} - ${space[3]});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  mask-image: linear-gradient(to left, transparent, black var(--fade));

  /*
   * The controls stand closer to the title than to the list, and are unobtrusive because they have
   * no action yet.
   */
  margin-block: calc(-1 * ${space[3]});

  button {
    min-block-size: ${size.target};
    font-weight: ${weight.medium};
    white-space: nowrap;
    color: ${color.textMuted};
  }

  @media ${media.desktop} {
    margin-inline: calc(-1 * ${space[3]});
    padding-inline: 0;
    mask-image: none;

    button {
      min-block-size: ${size.compact};
    }
  }
`;
