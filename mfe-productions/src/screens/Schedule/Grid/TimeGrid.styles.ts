import { styled } from 'styled-components';
import { color, extent, media, radius, size, space, stroke, textStyle } from '@standby/shared-ui';

/** Columns of days beside the hours; on a phone and a tablet as a list of days without hours. */
export const Root = styled.div`
  --hour: ${space[12]};

  display: grid;
  gap: ${space[6]};

  @media ${media.desktop} {
    grid-template-columns: ${extent[4]} repeat(var(--days), minmax(0, 1fr));
    grid-template-rows: auto calc(var(--hours) * var(--hour));
    gap: 0;
    border: ${stroke.hairline};
    border-radius: ${radius.large};
    overflow: clip;
  }
`;

export const Hours = styled.div`
  display: none;

  @media ${media.desktop} {
    grid-row: 2;
    grid-column: 1;
    display: block;
    padding-inline-end: ${space[2]};
    ${textStyle('micro')};
    font-variant-numeric: tabular-nums;
    text-align: end;
    color: ${color.textMuted};

    span {
      display: block;
      block-size: var(--hour);
      translate: 0 -0.5lh;
    }

    span:first-child {
      visibility: hidden;
    }
  }
`;

export const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  @media ${media.desktop} {
    grid-row: 1 / span 2;
    grid-template-rows: subgrid;
    gap: 0;
    border-inline-start: ${stroke.hairline};
  }

  /* Page breaks would tear the rows of a grid apart, so paper uses blocks. */
  @media ${media.print} {
    display: block;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  /* On paper a day's name stays with its first entry. */
  break-after: avoid;

  h2 {
    ${textStyle('body')};
  }

  p {
    ${textStyle('micro')};
    color: ${color.textMuted};
  }

  @media ${media.desktop} {
    padding: ${space[2]};
    border-block-end: ${stroke.hairline};

    h2 {
      ${textStyle('small')};
    }
  }
`;

/** Line in a day's head for a day off. */
export const DayOff = styled.div`
  display: flex;
  align-items: center;
  padding-inline: ${space[3]};
  border: ${stroke.hairline};
  border-style: dashed;
  border-radius: ${radius.small};
  ${textStyle('small')};

  button {
    inline-size: 100%;
    min-block-size: ${size.target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: ${color.control};
    cursor: pointer;
  }

  @media ${media.desktop} {
    ${textStyle('micro')};

    button {
      min-block-size: ${space[6]};
    }
  }
`;

export const Track = styled.div`
  position: relative;

  ul {
    display: grid;
    gap: ${space[2]};
  }

  @media ${media.desktop} {
    /* The background draws one line per hour. */
    background: repeating-linear-gradient(
      to bottom,
      ${color.hairline} 0 ${stroke.thin},
      transparent ${stroke.thin} var(--hour)
    );

    ul {
      position: absolute;
      inset-block: 0;
      inset-inline: ${space[1]};
      display: block;
    }
  }
`;

/** Text for a day without entries, in the list of days. */
export const Nothing = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};

  @media ${media.desktop} {
    display: none;
  }
`;

/** Slot where the button in a day's head would add an entry, chosen by keys. */
export const Slot = styled.div`
  display: none;

  @media ${media.desktop} {
    position: absolute;
    inset-block-start: calc(var(--from) * var(--hour));
    inset-inline: ${space[1]};
    z-index: 1;
    display: block;
    block-size: var(--hour);
    padding: ${space[1]} ${space[2]};
    border: ${stroke.thick} dashed ${color.accent};
    border-radius: ${radius.small};
    background: ${color.page};
    ${textStyle('micro')};
    pointer-events: none;
  }
`;

/** Mark of the current time in today's column. */
export const Now = styled.div`
  display: none;

  @media ${media.desktop} {
    position: absolute;
    inset-block-start: calc(var(--from) * var(--hour));
    inset-inline: 0;
    z-index: 1;
    display: block;
    border-block-start: ${stroke.thick} solid ${color.accent};
    pointer-events: none;
  }
`;

export const Keys = styled.p`
  display: none;
  ${textStyle('small')};
  color: ${color.textMuted};

  @media ${media.desktop} {
    display: block;
  }

  @media ${media.print} {
    display: none;
  }
`;
