import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';

/** Button at the end of an input, in an element that both are positioned in. */
export const EndButton = styled(IconButton)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;
