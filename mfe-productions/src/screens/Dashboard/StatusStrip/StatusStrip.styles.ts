import { styled } from 'styled-components';
import { color, space, text } from 'shared-ui';

export const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[2]} ${space[6]};
  min-height: ${space[12]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.hairline};
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
`;

export const Latency = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

export const Figure = styled.span`
  min-width: 5ch;
  color: ${color.text};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
