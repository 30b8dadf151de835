import { styled } from 'styled-components';
import { color, extent, space, stroke, textStyle } from '@standby/shared-ui';

/**
 * Blocks of facts in columns, filled one after the other, so that a long block leaves no gap beside
 * it.
 */
export const Blocks = styled.div`
  columns: ${extent[18]};
  column-gap: ${space[10]};
`;

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-block-end: ${space[8]};
  padding-block-start: ${space[4]};
  border-block-start: ${stroke.hairline};
  break-inside: avoid;

  h2 {
    ${textStyle('heading')};
  }

  > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};

  dt {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

/** Counts, each in one line with its figure. */
export const Counts = styled.dl`
  div {
    display: flex;
    gap: ${space[4]};
    justify-content: space-between;
    padding-block: ${space[1]};
    border-block-end: ${stroke.hairline};
    overflow-wrap: anywhere;
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

/** Steps, each with its reason below the links. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding-inline-start: ${space[5]};

  a {
    margin-inline-end: ${space[4]};
  }

  p {
    ${textStyle('small')};
    color: ${color.textMuted};
  }
`;
