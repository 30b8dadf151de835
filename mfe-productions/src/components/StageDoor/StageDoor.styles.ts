import { styled } from 'styled-components';
import { font, media, space, stroke, text, textStyle, weight } from '@standby/shared-ui';

export const Pins = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    gap: ${space[4]};
    justify-content: space-between;
    padding-block: ${space[2]};
    border-block-end: ${stroke.hairline};
    overflow-wrap: anywhere;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }
`;

/** Slips in two columns, shown only on paper; page breaks do not split a slip. */
export const Slips = styled.ul`
  display: none;

  @media ${media.print} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    list-style: none;
    color: CanvasText;
    ${textStyle('small')};

    li {
      display: grid;
      align-content: start;
      gap: ${space[1]};
      padding: ${space[4]};
      border: ${stroke.thin} dashed GrayText;
      break-inside: avoid;
      overflow-wrap: anywhere;
    }

    strong {
      font-size: ${text.lead.size};
    }

    b {
      font-family: ${font.figure};
      font-size: ${text.section.size};
      font-weight: ${weight.strong};
    }
  }
`;
