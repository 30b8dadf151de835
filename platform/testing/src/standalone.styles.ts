import { color, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** Bar that looks like a tool, not like the product's navigation. */
export const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[4]};
  border-block-end: 1px dashed ${color.hairline};
  font-size: ${text.small.size};

  & > :last-child {
    margin-inline-start: auto;
  }
`;
