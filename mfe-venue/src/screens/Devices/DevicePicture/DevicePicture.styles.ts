import { color, font, icon, radius, space, stroke, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Picture = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.text};
`;

/** The screen is black in both themes, as in the house. */
export const Glass = styled.span<{ $ratio: number }>`
  display: flex;
  flex-direction: ${({ $ratio }) => ($ratio < 1 ? 'column' : 'row')};
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  block-size: ${space[12]};
  aspect-ratio: ${({ $ratio }) => Math.min(2.4, Math.max(0.45, $ratio)).toFixed(2)};
  border: ${stroke.hairline};
  border-radius: ${radius.small};
  background: ${color.stage};
  color: ${color.accent};
  font-family: ${font.figure};
  font-size: ${text.small.size};
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }

  &[data-turned='true'] > * {
    rotate: 90deg;
  }

  &[data-mirrored='true'] > * {
    scale: -1 1;
  }

  &[data-dark='true'] {
    background: ${color.night};
    color: ${color.nightDim};
  }

  &[data-offline='true'] {
    border-style: dashed;
    color: ${color.textMuted};
  }
`;
