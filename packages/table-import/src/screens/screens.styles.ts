import { color, extent, space, textStyle, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;

  > legend {
    padding: 0 0 ${space[1]};
    font-weight: ${weight.strong};
  }
`;

/** Room for “Not in the table”; two columns on a phone. */
const FIELD_MIN = `min(100%, max(${extent[9]}, min(${extent[11]}, 50% - ${space[2]})))`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${FIELD_MIN}, 1fr));
  gap: ${space[3]};
  align-items: end;
`;

/** Losses of a table as a whole, which a person should see before the columns. */
export const NoticeBox = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[2]};
  padding-inline-start: ${space[4]};
  border-inline-start: ${space[1]} solid ${color.standby};
`;

export const NoticeList = styled.ul`
  ${textStyle('small')};
  overflow-wrap: anywhere;

  li {
    padding-block: ${space[1]};
  }
`;

export const NoteGroup = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
`;

/** The name of a row's cue, person or timer. */
export const Name = styled.span`
  margin-inline-end: ${space[1]};
  color: ${color.text};
`;

export const Notes = styled.ul`
  ${textStyle('small')};
  color: ${color.textMuted};

  li {
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }

  strong {
    margin-inline-end: ${space[2]};
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;
