import { styled } from 'styled-components';

/** Holds popups of a landmark outside that landmark's own grid or row. */
export const InLandmark = styled.div`
  position: absolute;
`;
