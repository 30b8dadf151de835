import { extent, size, space, stroke, textStyle, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '../../components/primitives/primitives';

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

/** A checkbox with its words. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.target};
  overflow-wrap: anywhere;
`;

export const Items = styled.ul`
  ${textStyle('small')};
  max-block-size: ${extent[20]};
  overflow: auto;
  border-block: ${stroke.hairline};

  strong {
    margin-inline-end: ${space[2]};
    font-variant-numeric: tabular-nums;
  }
`;

/** A loss of a row, below the words of its checkbox. */
export const ItemNotice = styled.p`
  ${mutedText}
  padding-block-end: ${space[2]};
  padding-inline-start: ${space[7]};
  overflow-wrap: anywhere;
`;
