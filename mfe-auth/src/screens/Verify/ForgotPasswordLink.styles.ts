import { color, space, text, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
  margin-block-start: calc(-1 * ${space[3]});
`;

export const Ask = styled.button`
  min-block-size: ${space[8]};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${text.small.size};
  color: ${color.info};
  text-decoration: underline;
  text-decoration-thickness: ${stroke.thin};
  text-underline-offset: 0.2em;
`;
