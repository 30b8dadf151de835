import { ChoiceRow, color, extent, space, stroke, textStyle, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

export const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;

  > legend {
    padding: 0 0 ${space[1]};
    font-weight: ${weight.strong};
  }

  > small {
    ${mutedText}
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${extent[11]}), 1fr));
  gap: ${space[3]};
  align-items: end;
`;

/** A checkbox beside the first line of its label. */
export const ItemChoice = styled(ChoiceRow)`
  align-items: start;
  padding-block: ${space[3]};
`;

/** Changes of a cue, with one line per column. */
export const ChangeLines = styled.span`
  display: grid;
  gap: ${space[1]};
`;

/** Number of cues in a table. */
export const Counts = styled.p`
  font-weight: ${weight.strong};
`;

export const Items = styled.ul`
  ${textStyle('small')};
  max-block-size: ${extent[20]};
  overflow: auto;
  border-block: ${stroke.hairline};

  li + li {
    border-block-start: ${stroke.hairline};
  }

  strong {
    margin-inline-end: ${space[2]};
    font-variant-numeric: tabular-nums;
  }
`;

/** Notice of a row’s losses, below the label of its checkbox. */
export const ItemNotice = styled.p`
  ${mutedText}
  margin-block-end: ${space[2]};
  margin-inline-start: ${space[7]};
  padding-inline-start: ${space[2]};
  border-inline-start: ${space[1]} solid ${color.standby};
  overflow-wrap: anywhere;
`;
