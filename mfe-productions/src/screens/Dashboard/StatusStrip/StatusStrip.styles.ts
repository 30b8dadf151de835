import { styled } from 'styled-components';
import { color, space, stroke, textStyle } from '@standby/shared-ui';

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]} ${space[6]};
  min-block-size: ${space[12]};
  padding-block-start: ${space[3]};
  border-block-start: ${stroke.hairline};
  ${textStyle('small')};
  color: ${color.textMuted};
`;

export const Latency = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Figure = styled.span`
  min-inline-size: 5ch;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
