import { color, space, stroke, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '../../../components/primitives/primitives';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
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
