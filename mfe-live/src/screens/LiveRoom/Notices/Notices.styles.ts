import { Banner, layer, size, space, stroke } from 'shared-ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};

  &:empty {
    display: none;
  }
`;

/** Stays in sight however far one has scrolled: nobody shall wonder why the viewers are dark. */
export const Blackout = styled(Banner)`
  position: sticky;
  inset-block-start: calc(${size.header} + ${space[2]});
  z-index: ${layer.sticky};
  border-width: ${stroke.thick};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
