import { color, font, layer, radius, space, stroke, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** A dashed border marks a developer tool. */
export const Badge = styled.div`
  position: fixed;
  inset-block-end: ${space[3]};
  inset-inline-start: ${space[3]};
  z-index: ${layer.toast};
  border: ${stroke.thin} dashed ${color.standby};
  border-radius: ${radius.small};
  background: ${color.page};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const Table = styled.div`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    ${textStyle('small')};
  }

  th,
  td {
    padding: ${space[2]};
    border-block-end: ${stroke.hairline};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: baseline;
  }

  td {
    font-family: ${font.code};
  }

  button {
    display: block;
    margin-block-start: ${space[2]};
  }
`;

/** Second line of a cell: the version below the name, the time below the state. */
export const Detail = styled.small`
  display: block;
  font-family: ${font.code};
  font-size: inherit;
  font-weight: normal;
  color: ${color.textMuted};
`;
