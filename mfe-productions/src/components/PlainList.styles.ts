import { styled } from 'styled-components';

/** List without marks; the role preserves the list semantics in Safari. */
export const PlainList = styled.ul.attrs({ role: 'list' })``;
