import { styled } from 'styled-components';

/** The screen itself has no element around it, so the outline has no box either. */
export const Root = styled.div`
  display: contents;
`;
