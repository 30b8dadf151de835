import { styled } from 'styled-components';
import {
  Card,
  color,
  extent,
  font,
  icon,
  media,
  radius,
  size,
  space,
  text,
  textStyle,
  weight,
} from '@standby/shared-ui';

/** Show as a card of the grid, as a row, or as the leading card. */
export const Root = styled(Card)`
  &[data-layout='row'] {
    @media ${media.tablet} {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) auto;
      align-items: center;

      > * {
        padding-block: ${space[4]};
        border: 0;
      }

      > :nth-child(2) {
        padding-inline: 0;
      }

      > :last-child {
        display: grid;
        justify-items: end;
        gap: ${space[2]};
      }
    }
  }
`;

export const Eyebrow = styled.p`
  margin-block-end: ${space[3]};
  ${textStyle('micro')};
  font-weight: ${weight.medium};
  color: ${color.textMuted};
`;

/** Facts of the leading show, and its running timer. */
export const Columns = styled.div`
  [data-layout='lead'] & {
    display: grid;
    gap: ${space[5]} ${space[8]};

    @media ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(${extent[14]}, auto);
      align-items: end;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
`;

export const Motif = styled.div`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: ${space[12]};
  block-size: ${space[12]};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.textMuted};

  svg {
    inline-size: ${icon.card};
    block-size: ${icon.card};
  }
`;

export const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/**
 * Title of at most two lines. Some plays have very long titles, and a row is as high as its highest
 * card.
 */
export const Title = styled.h2`
  ${textStyle('heading')};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* The value "anywhere" takes browsers seconds for a word of many thousand letters. */
  overflow-wrap: break-word;
  max-inline-size: 100%;

  &[data-long] {
    font-size: ${text.body.size};
  }

  [data-layout='lead'] & {
    font-family: ${font.display};
    ${textStyle('section')};
    font-weight: ${weight.medium};
  }

  [data-layout='lead'] &[data-long] {
    font-size: ${text.heading.size};
  }

  a {
    /* The padding is tall enough for a finger without moving the lines. */
    padding-block: ${space[1]};
    color: inherit;
    text-decoration-color: ${color.control};
  }

  @media ${media.hover} {
    a:hover {
      text-decoration-color: currentcolor;
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${space[3]};
  ${textStyle('small')};
  color: ${color.textMuted};
`;

export const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.text};
  font-weight: ${weight.medium};
`;

export const Fact = styled.span`
  display: flex;
  gap: ${space[2]};
  min-inline-size: 0;

  svg {
    flex-shrink: 0;
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
    margin-block-start: 0.1em;
    color: ${color.textMuted};
  }
`;

export const Updated = styled.span`
  ${textStyle('micro')};
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: auto;

  @media (pointer: coarse) {
    > * {
      min-block-size: ${size.target};
    }
  }
`;
