import { styled } from 'styled-components';
import { color, extent, media, radius, space, stroke, textStyle, weight } from '@standby/shared-ui';

export const Days = styled.nav`
  display: flex;
  flex: 1 1 auto;
  gap: ${space[1]};
  align-items: center;
`;

/** Whether the call went out; hidden on paper, because the posted sheet is the sent call. */
export const Sent = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};

  @media ${media.print} {
    display: none;
  }
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

  /* Small gaps and text fit the call of a usual day on one sheet. */
  @media ${media.print} {
    gap: ${space[3]};
    ${textStyle('small')};
  }
`;

/** Entries of the day, and beside them the first call of each person if the width allows. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[16]};
  align-items: start;

  @media screen and ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(${extent[17]}, 1fr);
  }
`;

export const CallTimes = styled.div`
  display: grid;
  gap: ${space[2]};

  @media screen and ${media.desktop} {
    padding-block-start: ${space[4]};
    border-block-start: ${stroke.hairline};
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
    grid-template-columns: ${extent[8]} minmax(0, 1fr);
    padding-block: ${space[2]};
    break-inside: avoid;
  }
`;

export const When = styled.p`
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`;

/** Mark of an entry that changed since the call went out. */
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

  @media ${media.print} {
    columns: 3;
    column-gap: ${space[6]};

    div {
      padding-block: 0;
    }
  }

  dd {
    flex-shrink: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** Changes since the call went out. */
export const Changes = styled.div`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;

/** Recipients of the mail, before it is sent. */
export const Recipients = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0 0 ${space[3]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
  }
`;
