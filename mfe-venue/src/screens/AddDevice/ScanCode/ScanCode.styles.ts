import { styled } from 'styled-components';
import {
  color,
  font,
  media,
  radius,
  space,
  text,
  weight,
  icon,
  stroke,
  textStyle,
  extent,
} from '@standby/shared-ui';

export const Heading = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.textMuted};
`;

export const Title = styled.h2`
  font-family: ${font.display};
  ${textStyle('section')};
  font-weight: ${weight.medium};
  color: ${color.text};
`;

export const Columns = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[6]};

  @media ${media.tablet} {
    grid-template-columns: ${extent[16]} minmax(0, 1fr);
    justify-items: start;
    gap: ${space[8]};
  }
`;

/** Reserves the space of the QR code while no code can be scanned. */
export const Frame = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  inline-size: min(100%, ${extent[16]});
  aspect-ratio: 1;
  padding: ${space[5]};
  border: ${stroke.thin} dashed ${color.control};
  border-radius: ${radius.large};
  color: ${color.textMuted};
  text-align: center;

  svg {
    inline-size: ${icon.figure};
    block-size: ${icon.figure};
  }

  &[data-state='paired'] {
    border: ${stroke.thin} solid ${color.go};
    background: ${color.goSoft};
    font-weight: ${weight.strong};
    color: ${color.go};
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[5]};
  inline-size: 100%;
  min-inline-size: 0;
`;

/** Remaining time of the code, with the button for a new one. */
export const Expiry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  inline-size: 100%;
  color: ${color.textMuted};
`;

export const Remaining = styled.span`
  font-family: ${font.figure};
  font-size: ${text.section.size};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  color: ${color.text};
`;

export const Device = styled.dl`
  display: grid;
  gap: ${space[1]};

  dt {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  dd {
    margin: 0 0 ${space[3]};
    overflow-wrap: anywhere;
  }
`;

export const End = styled.div`
  display: grid;
  gap: ${space[4]};
`;
