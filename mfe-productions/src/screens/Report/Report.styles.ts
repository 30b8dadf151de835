import { styled } from 'styled-components';
import { media, space, stroke } from '@standby/shared-ui';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media ${media.print} {
    display: none;
  }
`;

export const OnScreen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  @media ${media.print} {
    display: none;
  }
`;

export const Notes = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    padding-block: ${space[2]};
    border-block-end: ${stroke.hairline};
    overflow-wrap: anywhere;
  }
`;
