import { color, font, radius, space, stroke, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

export const Address = styled.strong`
  font-family: ${font.code};
  ${textStyle('heading')};
  overflow-wrap: anywhere;
  user-select: all;
`;
