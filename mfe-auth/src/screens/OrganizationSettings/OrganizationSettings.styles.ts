import { extent, space, stroke, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[4]};
  border-block-end: ${stroke.hairline};

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    border-block-end: 0;
  }
`;

/** Name and email, in the space that the controls leave; on a phone in the whole line. */
export const Who = styled.div`
  flex: 1 1 ${extent[12]};
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  font-weight: ${weight.medium};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;
