import { styled } from 'styled-components';

/** A list without marks. The role keeps it a list in Safari. */
export const PlainList = styled.ul.attrs({ role: 'list' })``;
