import { color, extent, space, stroke, textStyle, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '../../../components/primitives/primitives';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export const Fieldset = styled.fieldset`
  display: grid;
  gap: ${space[3]};

  > legend {
    padding: 0 0 ${space[1]};
    font-weight: ${weight.strong};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${extent[9]}), 1fr));
  gap: ${space[3]};
`;

export const Nothing = styled.p`
  color: ${color.textMuted};
`;

export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const LINE = `
  padding-block: ${space[1]};
  overflow-wrap: anywhere;
`;

export const Problems = styled.ul`
  ${textStyle('small')};

  li {
    ${LINE}
  }

  strong {
    margin-inline-end: ${space[2]};
    font-variant-numeric: tabular-nums;
  }
`;

export const Preview = styled.ul`
  ${mutedText}

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    border-block-start: ${stroke.hairline};
    ${LINE}
  }

  li > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
