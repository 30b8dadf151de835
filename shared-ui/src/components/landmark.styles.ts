import { styled } from 'styled-components';

/** Holds what opens in a landmark, out of that landmark's own grid or row. */
export const InLandmark = styled.div`
  position: absolute;
`;
