import { color, extent, font, space, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { lampColors } from './Light.styles';

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(${extent[6]}, 1fr);
  gap: ${space[3]};
  list-style: none;

  @media (min-width: 40em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  ${lampColors}

  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]};
  border-width: ${space[1]};
  overflow-wrap: anywhere;

  h2 {
    font-family: ${font.figure};
    font-size: max(${text.title.size}, min(5vw, 7vh));
    line-height: 1;
  }
`;

export const TileNumbers = styled.strong`
  font-family: ${font.figure};
  font-size: max(${text.title.size}, min(5vw, 7vh));
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

export const TileWord = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-size: max(${text.section.size}, min(4vw, 6vh));
  font-weight: ${weight.strong};
  line-height: 1.1;

  svg {
    inline-size: 0.8em;
    block-size: 0.8em;
  }
`;

export const TileNext = styled.p`
  grid-column: 1 / -1;
  font-size: max(${text.body.size}, min(1.5vw, 3vh));

  [data-kind='waiting'] > & {
    color: ${color.textMuted};
  }
`;
