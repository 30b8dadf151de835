import { styled } from 'styled-components';
import {
  color,
  extent,
  media,
  radius,
  size,
  space,
  stroke,
  textStyle,
  weight,
} from '@standby/shared-ui';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const Days = styled.nav`
  display: flex;
  gap: ${space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export const Sent = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;

export const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  h2 {
    ${textStyle('section')};
  }

  h3 {
    ${textStyle('heading')};
    overflow-wrap: anywhere;
  }
`;

export const Entry = styled.li`
  display: grid;
  gap: ${space[1]} ${space[6]};
  padding-block: ${space[4]};
  border-block-start: ${stroke.hairline};
  overflow-wrap: anywhere;

  @media ${media.tablet} {
    grid-template-columns: ${extent[13]} minmax(0, 1fr);
  }

  @media ${media.print} {
    grid-template-columns: ${extent[11]} minmax(0, 1fr);
    break-inside: avoid;
  }
`;

export const When = styled.p`
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;

/** That an entry is not as it went out. */
export const Mark = styled.span`
  padding: 0 ${space[2]};
  border: ${stroke.thin} solid ${color.standby};
  border-radius: ${radius.small};
  ${textStyle('small')};
  color: ${color.standby};
`;

export const Notes = styled.p`
  white-space: pre-line;
  color: ${color.textMuted};
`;

export const Times = styled.dl`
  columns: ${extent[17]};
  column-gap: ${space[8]};

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[1]};
    border-block-end: ${stroke.hairline};
    break-inside: avoid;
  }

  dd {
    flex-shrink: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** What changed since the call went out. */
export const Changes = styled.div`
  display: grid;
  gap: ${space[3]};

  ul {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border-inline-start: ${stroke.thick} solid ${color.standby};
    overflow-wrap: anywhere;
  }
`;
