import { styled } from 'styled-components';
import { color, radius, text } from 'shared-ui';

/** Online or offline, at the corner of the drawing; the badge says it in a word. */
export const Marker = styled.span`
  position: absolute;
  right: -0.375rem;
  bottom: -0.375rem;
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: 2px solid ${color.surface};
  border-radius: ${radius.round};
  background: ${color.stopSoft};
  color: ${color.stop};

  svg {
    width: 0.75rem;
    height: 0.75rem;
  }

  &[data-online='true'] {
    background: ${color.goSoft};
    color: ${color.go};
  }
`;

export const Model = styled.p`
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
