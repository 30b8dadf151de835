import { styled } from 'styled-components';
import {
  color,
  font,
  size,
  space,
  text,
  weight,
  stroke,
  textStyle,
  extent,
} from '@standby/shared-ui';

/** Blocks in as many columns as fit: often two below the list, one beside it. */
export const Root = styled.div`
  columns: ${extent[18]};
  column-gap: ${space[10]};
`;

export const Block = styled.section`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[4]} ${space[7]};
  border-block-start: ${stroke.hairline};
  break-inside: avoid;
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: ${space[9]};

  h2 {
    ${textStyle('body')};
  }

  @media (pointer: coarse) {
    > button {
      min-block-size: ${size.target};
    }
  }
`;

export const Count = styled.span`
  margin-inline-start: ${space[1]};
  font-family: ${font.figure};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const PlanName = styled.p`
  font-family: ${font.display};
  ${textStyle('section')};
`;

export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;

  /* The icon itself, without its padding, aligns with the end of the column. */
  > button {
    margin-inline-end: calc(-1 * ${space[3]});
  }
`;

export const Initials = styled.span`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: ${space[9]};
  block-size: ${space[9]};
  border-radius: 50%;
  background: ${color.raised};
  font-size: ${text.micro.size};
  font-weight: ${weight.strong};
  color: ${color.textMuted};
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
`;

/** Line with a name at its start and a figure at its end. */
export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

export const Small = styled.p`
  ${textStyle('micro')};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Size = styled.span`
  font-size: ${text.small.size};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;

export const Links = styled.ul`
  display: grid;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space[9]};
  }
`;
