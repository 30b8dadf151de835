import { styled } from 'styled-components';
import { color, radius, icon, stroke, textStyle } from '@standby/shared-ui';

/** Connection mark at the corner of the drawing; the badge names the state. */
export const Marker = styled.span`
  position: absolute;
  inset-inline-end: -0.375rem;
  inset-block-end: -0.375rem;
  display: grid;
  place-items: center;
  inline-size: ${icon.badge};
  block-size: ${icon.badge};
  border: ${stroke.thick} solid ${color.surface};
  border-radius: ${radius.round};
  background: ${color.stopSoft};
  color: ${color.stop};

  svg {
    inline-size: ${icon.micro};
    block-size: ${icon.micro};
  }

  &[data-online='true'] {
    background: ${color.goSoft};
    color: ${color.go};
  }
`;

export const Model = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
