import { Button, color, font, motion, space, textStyle, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  ${textStyle('small')};
`;

export const Name = styled.strong`
  font-weight: ${weight.strong};
`;

const Figure = styled.p`
  font-family: ${font.figure};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 0.95;
  white-space: nowrap;
`;

export const DeskFigure = styled(Figure)`
  font-size: 6rem;

  &[data-phase='standby'] {
    color: ${color.standby};
  }

  &[data-phase='time'] {
    color: ${color.stop};
  }
`;

export const Blackout = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${color.text};
    background: ${color.raised};
  }
`;

const blackout = css`
  transition: opacity ${motion.fast};

  &[data-state='black'] {
    opacity: 0;
  }
`;

export const ViewerName = styled.p`
  font-size: max(0.75rem, 4cqi);
  text-align: center;
  color: ${color.textMuted};
  ${blackout}
`;

export const ViewerFigure = styled(Figure)`
  font-size: 38cqi;
  ${blackout}

  &[data-phase='standby'] {
    color: ${color.standby};
  }

  &[data-phase='time'] {
    color: ${color.stop};
  }
`;

export const Caption = styled.p`
  block-size: 0;
  padding-block-start: ${space[3]};
  text-align: center;
  ${textStyle('small')};
  color: ${color.textMuted};
`;
