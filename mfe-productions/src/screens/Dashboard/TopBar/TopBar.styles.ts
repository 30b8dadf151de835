import { styled } from 'styled-components';
import { media, size, space, stroke } from 'shared-ui';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  min-inline-size: 0;
  /* A bar belongs to the navigation above it, not to the title. */
  margin-block-start: calc(-1 * ${space[4]});
  margin-block-end: ${space[3]};
  padding-block-end: ${space[2]};
  border-block-end: ${stroke.hairline};

  @media ${media.desktop} {
    margin-block-start: calc(-1 * ${space[8]});
  }
`;

/** One row that scrolls sideways where it does not fit; it fades out where it goes on. */
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

  button {
    min-block-size: ${size.target};
    white-space: nowrap;
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
