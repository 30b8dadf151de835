import { color, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Call to action, under the same light that fell on the clock. */
export const Call = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[6]};
  padding-block-start: ${space.section};
  border-block-start: ${stroke.hairline};
  background: radial-gradient(ellipse 50% 90% at 50% 0, ${color.accentSoft}, transparent) no-repeat;
  text-align: center;
`;
